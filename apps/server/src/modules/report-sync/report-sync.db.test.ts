import { importStates, type Channel, type Section } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { desc, eq, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookings, factSpans, facts, imports, loads } from '../../platform/db/schema';
import { createReportImportRepository, importFileKey } from '../report-import';
import { openSyncWorkspace, type SyncWorkspace } from './testing/sync-workspace';

const hourMs = 3_600_000;
/** Today of the test clock. */
const today = '2026-11-20';
const yesterday = '2026-11-19';

let workspace: SyncWorkspace;
afterEach(() => workspace.close());

/** The simulator's data of an account from `first` to `last`. */
function simulated(accountId: number, channel: Channel, { first, last }: { first: string; last: string }) {
  const sums = { impression: 0, click: 0, cents: 0, days: 0 };
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const ofDay = workspace.simulator.reports.sumsOf(workspace.userNameOf(accountId), channel, day);
    sums.impression += ofDay.impression;
    sums.click += ofDay.click;
    sums.cents += ofDay.cents;
    sums.days += 1;
  }
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, String(sum)]));
}

/** All data that reports read, and the journal behind it. */
async function everything() {
  const { db } = workspace;
  const { rows } = await db.execute(sql`
    SELECT md5(string_agg(f::text, '|' ORDER BY f::text)) AS facts FROM facts f`);
  return {
    facts: rows[0],
    spans: await db.$count(factSpans),
    imports: await db.$count(imports),
    loads: await db.$count(loads),
    bookings: await db.$count(bookings),
  };
}

const addAccounts = async (count: number) => {
  const ids: number[] = [];
  for (let at = 0; at < count; at++) ids.push(await workspace.addAccount());
  return ids;
};

// more days than are imported together
it('imports 40 days of 2 accounts exactly, and nothing the second time', async () => {
  workspace = await openSyncWorkspace({ backfillDays: 40 });
  const ids = await addAccounts(2);
  await workspace.runHour();
  const first = addDays(today, -40);
  const whole = workspace.provider.reports.filter(({ section }) => section !== 'searchTerm');
  for (const id of ids) {
    for (const { channel, section } of whole) {
      const last = section === 'account' || section === 'campaign' ? today : yesterday;
      const sums = await workspace.sums(id, channel, section);
      expect([id, channel, section, sums]).toEqual([
        id,
        channel,
        section,
        simulated(id, channel, { first, last }),
      ]);
    }
    expect(await workspace.repository.find(id)).toMatchObject({
      failure: null,
      failures: 0,
      nightDay: today,
    });
  }
  const { rows } = await workspace.db.execute<{ pc: string; mobile: string; cost: string }>(sql`
    SELECT sum(pc_cost)::text AS pc, sum(mobile_cost)::text AS mobile, sum(cost)::text AS cost FROM facts
    WHERE channel = 'search' AND section = 'account'`);
  expect(Number(rows[0]?.pc) + Number(rows[0]?.mobile)).toBeCloseTo(Number(rows[0]?.cost), 2);
  const before = await everything();
  await workspace.runHour();
  // the next night fetches the last days again
  workspace.clock.advance(hourMs);
  await workspace.db.execute(sql`UPDATE report_syncs SET night_day = NULL`);
  await workspace.runHour();
  expect(await everything()).toEqual(before);
}, 120_000);

describe('an account', () => {
  let id: number;
  const account = { channel: 'search', section: 'account' } as const;
  const sums = (channel: Channel = 'search', section: Section = 'account') =>
    workspace.sums(id, channel, section);

  beforeEach(async () => {
    workspace = await openSyncWorkspace({ backfillDays: 10, correctionDays: 3 });
    id = await workspace.addAccount();
  });

  it('imports the provider’s corrections of the last days, at night only', async () => {
    await workspace.sync(id);
    const first = addDays(today, -10);
    const before = await sums();
    workspace.simulator.reports.correct({ beginDate: first, endDate: yesterday, percent: 50 });
    await workspace.sync(id);
    expect(await sums()).toEqual(before);
    workspace.clock.advance(24 * hourMs);
    await workspace.sync(id);
    // three days before the new today are corrected; an older one is unchanged
    const { rows } = await workspace.db.execute<{ day: string; cents: string }>(sql`
      SELECT begin_date::text AS day, (sum(cost) * 100)::numeric(20, 0)::text AS cents FROM facts
      WHERE account_id = ${id} AND channel = 'search' AND section = 'account' GROUP BY begin_date`);
    const centsOf = (day: string) => Number(rows.find((row) => row.day === day)?.cents);
    const now = (day: string) =>
      workspace.simulator.reports.sumsOf(workspace.userNameOf(id), 'search', day).cents;
    expect([centsOf(yesterday), centsOf('2026-11-18')]).toEqual([now(yesterday), now('2026-11-18')]);
    expect(centsOf('2026-11-14')).toBeGreaterThan(now('2026-11-14'));
    const [latest] = await workspace.db.select().from(imports).orderBy(desc(imports.createdTime)).limit(1);
    expect(latest).toMatchObject({ state: importStates.done, profile: 'provider', createdBy: null });
  });

  it('has a record whose file has every row, and which can be undone permanently', async () => {
    await workspace.sync(id);
    const records = await workspace.db.select().from(imports).where(eq(imports.accountId, id));
    const record = records.find(({ channel }) => channel === 'search');
    if (!record) throw new Error('there is no record');
    const content = gunzipSync(await buffer(await workspace.files.read(importFileKey(record.id)))).toString();
    expect(content.trim().split('\n')).toHaveLength(record.totalRows);
    expect(JSON.parse(content.split('\n')[0] ?? '')).toMatchObject({
      section: 'account',
      day: addDays(today, -10),
    });
    const undone = await createReportImportRepository(workspace.db).undo(record.id, {
      isPreview: false,
      userId: null,
    });
    expect(undone.blockedBy).toEqual([]);
    expect(await sums()).toMatchObject({ days: '0' });
    await workspace.sync(id);
    expect(await sums()).toMatchObject({ days: '0' });
    expect(await sums('feed')).toMatchObject({ days: '11' });
  });

  it('keeps data from files', async () => {
    const target = { accountId: id, ...account, beginDate: yesterday, endDate: yesterday };
    await workspace.db.execute(sql`SELECT ensure_facts_partition('2026-11-01'::date)`);
    await workspace.db.insert(factSpans).values({ ...target, loadedTime: workspace.clock.now() });
    await workspace.sync(id);
    expect(await sums()).toMatchObject({ days: '10' });
    expect(await sums('search', 'campaign')).toMatchObject({ days: '11' });
    expect(await workspace.repository.find(id)).toMatchObject({ failure: null });
  });

  it('imports complete reports if another one fails, and retries the rest', async () => {
    // once per try of a request
    const garbage = { kind: 'garbage', isProcessed: true } as const;
    workspace.simulator.addFaults(garbage, garbage);
    await workspace.sync(id);
    expect(await sums()).toMatchObject({ days: '0' });
    expect(await sums('search', 'campaign')).toMatchObject({ days: '11' });
    expect(await workspace.repository.find(id)).toMatchObject({
      failure: 'invalid_response',
      syncedTime: null,
      nextTime: null,
      failedReports: [{ ...account, code: 'invalid_response' }],
    });
    expect(await workspace.state(id)).toEqual({
      isOn: true,
      hasCredentials: true,
      isRunning: false,
      isWaiting: false,
      syncedTime: null,
      nextTime: null,
      failure: { code: 'invalid_response', time: workspace.clock.now().toISOString(), reports: [account] },
      missing: [{ ...account, days: 10 }],
    });
    await workspace.sync(id);
    expect(await sums()).toMatchObject({ days: '11' });
    expect(await workspace.state(id)).toMatchObject({
      failure: null,
      missing: [],
      syncedTime: workspace.clock.now().toISOString(),
    });
  });

  it('that is unknown has no state, and one without credentials is skipped', async () => {
    await expect(workspace.state(999_999)).rejects.toMatchObject({ code: 404 });
    const without = await workspace.fixtures.addAccount();
    expect(await workspace.sync(without)).toEqual({ isBusy: false, waitMs: null });
    expect(await workspace.state(without)).toMatchObject({
      hasCredentials: false,
      syncedTime: null,
      missing: [],
    });
  });

  it('has one run at a time', async () => {
    const results = await Promise.all([workspace.sync(id), workspace.sync(id)]);
    expect(results.filter(({ isBusy }) => isBusy)).toHaveLength(1);
    expect(await sums()).toMatchObject({ days: '11' });
  });

  it('has another day in another time zone', async () => {
    const other = await workspace.addAccount({ timeZone: 'America/Los_Angeles' });
    await workspace.sync(other);
    const { rows } = await workspace.db.execute(sql`
      SELECT max(begin_date)::text AS last FROM facts WHERE account_id = ${other}`);
    // in Shanghai, the day has already begun
    expect(rows).toEqual([{ last: yesterday }]);
  });
});

describe('a failing account', () => {
  const faults = {
    credentials_wrong: 'wrong',
    credentials_expired: 'expired',
  } as const;

  beforeEach(async () => {
    workspace = await openSyncWorkspace({ backfillDays: 3 });
  });

  it.each(Object.entries(faults))(
    'with %s does not stop others, and waits for new ones',
    async (failure, token) => {
      const [bad, good] = [await workspace.addAccount(), await workspace.addAccount()];
      workspace.tokens.set(bad, token);
      await workspace.runHour();
      expect(await workspace.repository.find(bad)).toMatchObject({ failure, failures: 1, syncedTime: null });
      expect(await workspace.repository.find(good)).toMatchObject({ failure: null });
      workspace.clock.advance(hourMs);
      expect(await workspace.syncedAccounts.findDue(workspace.clock.now())).toEqual([good]);
      workspace.tokens.delete(bad);
      await workspace.replaceCredentials(bad);
      await workspace.runHour();
      expect(await workspace.repository.find(bad)).toMatchObject({ failure: null, failures: 0 });
      expect(await workspace.sums(bad, 'search', 'account')).toMatchObject({ days: '4' });
    },
  );

  it.each([
    ['rate_limited', { kind: 'rate_limited' }],
    ['busy', { kind: 'busy' }],
    ['timeout', { kind: 'hang', isProcessed: false }],
    ['unreachable', { kind: 'reset', isProcessed: false }],
    ['system', { kind: 'error500' }],
  ] as const)('with %s is retried with increasing delays', async (failure, fault) => {
    const [bad, good] = [await workspace.addAccount(), await workspace.addAccount()];
    const fail = () => {
      const own = { ...fault, userName: workspace.userNameOf(bad) };
      workspace.simulator.addFaults(own, own);
    };
    fail();
    const delayed = await workspace.runHour();
    expect(await workspace.repository.find(bad)).toMatchObject({ failure, failures: 1 });
    expect(await workspace.repository.find(good)).toMatchObject({ failure: null });
    expect(delayed).toEqual([{ name: 'sync-account-reports', data: { accountId: bad } }]);
    fail();
    expect((await workspace.sync(bad)).waitMs).toBe(20 * 60_000);
    expect(await workspace.db.$count(facts, eq(facts.accountId, bad))).toBe(0);
    expect((await workspace.sync(bad)).waitMs).toBeNull();
    expect(await workspace.sums(bad, 'search', 'account')).toMatchObject({ days: '4' });
  });
});
