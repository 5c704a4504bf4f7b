import { basePath, endpoints } from '@meridian/api-client/contract';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { openDatabase, poolUses, type OpenDatabase, type PoolUse } from '../db';

let server: TestApp;
let reports: OpenDatabase | undefined;
let locking: pg.Client;

beforeEach(async () => {
  server = await createTestApp();
  locking = new pg.Client({ connectionString: server.database.url });
  await locking.connect();
});
afterEach(async () => {
  await locking.end();
  await server.close();
  await reports?.close();
  reports = undefined;
});

/** An application with a different pool for reports. */
async function appWith(use: PoolUse = poolUses.reports): Promise<TestApp> {
  reports = openDatabase(server.database.url, { use });
  const { db } = server.database;
  const own = await createTestApp({
    db,
    identityDb: db,
    jobsDb: db,
    reportsDb: reports.db,
    // a request that may wait does, however slow the machine is
    fairUsePauses: { pauseMs: 5, waitMs: 120_000, rejectAfterMs: 50 },
  });
  const close = server.close.bind(server);
  server = {
    ...own,
    database: server.database,
    fixtures: server.fixtures,
    clock: server.clock,
    close: async () => {
      await own.close();
      await close();
    },
  };
  return server;
}

/** Blocks report queries until the returned function ends the transaction. */
async function holdReports(): Promise<() => Promise<unknown>> {
  await locking.query('BEGIN');
  await locking.query('LOCK TABLE facts, account_days, loads, load_spans, fact_spans, items');
  return () => locking.query('ROLLBACK');
}

const query = { beginDate: '2026-11-01', endDate: '2026-11-18' };
const report = (token: string, own = server) =>
  own.call('searchReportList', {
    token,
    params: { section: 'keyword', period: 'daily' },
    body: { query },
  });

async function signIn(): Promise<string> {
  const accountId = await server.fixtures.addAccount();
  return (await server.fixtures.signedIn({ accountIds: [accountId] })).token;
}

const waitingQueries = async () => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
};

describe('requests of one session', () => {
  test('are limited to sixty-four at a time; further ones are rejected before their token is checked', async () => {
    const own = await appWith();
    const token = await signIn();
    const release = await holdReports();
    const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const url = `${address}${basePath}${endpoints.searchReportList.path.replace(':section', 'keyword').replace(':period', 'daily')}`;
    const statuses: number[] = [];
    const answers = Array.from({ length: 84 }, async () => {
      const headers = { token, 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
      statuses.push(answer.status);
    });
    await vi.waitFor(() => expect(statuses).toHaveLength(64));
    await release();
    await Promise.all(answers);
    // twenty heavy requests may run or wait
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(64);
    expect((await own.call('getUserInfo', { token })).code).toBe(200);
  });
});

describe('heavy requests', () => {
  test('of a user run a few at a time; some wait, and the rest is rejected with the time of the next try', async () => {
    const own = await appWith();
    const token = await signIn();
    const release = await holdReports();
    const answers = Array.from({ length: 30 }, () => report(token, own));
    const settled: { code: number; status: number }[] = [];
    for (const answer of answers) void answer.then((response) => settled.push(response));
    await vi.waitFor(() => expect(settled).toHaveLength(10));
    expect(settled.every(({ code, status }) => code === 429 && status === 429)).toBe(true);
    await release();
    const codes = (await Promise.all(answers)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
  });

  test('of one user do not block reports and sessions of others', async () => {
    const own = await appWith();
    const [storming, other] = [await signIn(), await signIn()];
    const release = await holdReports();
    const storm = Array.from({ length: 30 }, () => report(storming, own));
    await vi.waitFor(async () => expect(await waitingQueries()).toBeGreaterThan(0));
    // all requests of the flood are counted before the other user's request
    await own.call('getUserInfo', { token: other });
    const answer = report(other, own);
    expect((await own.call('getUserInfo', { token: other })).code).toBe(200);
    await release();
    expect((await answer).code).toBe(200);
    await Promise.all(storm);
  });

  test('cancel their queries when the client disconnects', async () => {
    const own = await appWith();
    const token = await signIn();
    const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const release = await holdReports();
    const leaving = new AbortController();
    const { path } = endpoints.searchReportList;
    const answer = fetch(
      address + basePath + path.replace(':section', 'keyword').replace(':period', 'daily'),
      {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
        signal: leaving.signal,
      },
    ).catch(() => undefined);
    await vi.waitFor(async () => expect(await waitingQueries()).toBeGreaterThan(0));
    leaving.abort();
    await answer;
    await vi.waitFor(async () => expect(await waitingQueries()).toBe(0));
    await release();
    expect((await report(token, own)).code).toBe(200);
  });

  test('that time out suggest a solution', async () => {
    const own = await appWith({ ...poolUses.reports, statementTimeoutMs: 2_000 });
    const token = await signIn();
    const release = await holdReports();
    expect(await report(token, own)).toMatchObject({
      code: 408,
      message: 'The report took too long. Select a shorter period or fewer accounts.',
    });
    await release();
    expect((await report(token, own)).code).toBe(200);
  });
});
