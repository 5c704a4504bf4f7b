import { findSection, type Channel, type Section } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../platform/db/schema';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import type { ReportAnswer } from '../duckdb/engine-with-fallback';
import { planReport, type ReportPlan } from '../plan/report-plan';
import { createPostgresEngine } from '../postgres-engine.repository';
import { hasClickhouse, startClickhouse, type ClickhouseServer } from '../testing/clickhouse-server';
import { writeFacts, type TestFact } from '../testing/report-facts';
import { createClickhouseClient, type ClickhouseClient } from './clickhouse-client';
import { createClickhouseCopies, type ClickhouseCopies } from './clickhouse-copies';

const target = { channel: 'search', section: 'campaign' } as const satisfies {
  channel: Channel;
  section: Section;
};
const page = { limit: 20, offset: 0 };
const log = pino({ level: 'silent' });
const fact = (values: Partial<TestFact> = {}): TestFact => ({
  dims: { campaignName: 'Autumn' },
  beginDate: '2026-10-05',
  impression: 100,
  click: 7,
  cost: '12.50',
  conversion: '1',
  ...values,
});

describe.skipIf(!hasClickhouse)('ClickHouse, installed by npm run test:clickhouse,', () => {
  const folder = temporaryFolder();
  let database: TestDatabase;
  let server: ClickhouseServer;
  let client: ClickhouseClient;
  let copies: ClickhouseCopies;
  let accountId: number;
  const answers: ReportAnswer[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startClickhouse({ folder });
    client = createClickhouseClient({ url: server.url, timeoutMs: 10_000, pauseMs: 0, log });
    copies = open();
    await copies.start();
  });
  afterAll(async () => {
    await copies.stop();
    await client.close();
    await server.kill();
    await database.drop();
  });
  beforeEach(async () => {
    const [row] = await database.db
      .insert(accounts)
      .values({ accountNo: randomUUID(), accountName: 'Harbour Tea' })
      .returning({ id: accounts.accountId });
    accountId = row?.id ?? 0;
  });

  function open(onAnswer = (answer: ReportAnswer) => void answers.push(answer)): ClickhouseCopies {
    return createClickhouseCopies({ db: database.db, url: server.url, log, onAnswer, pauseMs: 100 });
  }

  function planOf(): ReportPlan {
    const definition = findSection(target.channel, target.section);
    if (!definition) throw new Error('no section');
    const query = { beginDate: '2026-10-01', endDate: '2026-11-30', reportType: 1 as const };
    return planReport({ ...target, period: 'daily', definition, accountIds: [accountId] }, query);
  }

  const store = (...facts: TestFact[]) => writeFacts(database.db, { accountId, ...target }, facts);

  /** Cost of the report, and what answered. */
  async function costs(
    of: ClickhouseCopies = copies,
  ): Promise<{ cost: string | null | undefined; answer: ReportAnswer | undefined }> {
    const { totals } = await of
      .engineOf(database.db, createPostgresEngine(database.db))
      .readReport({ plan: planOf() }, page);
    return { cost: totals['cost'], answer: answers.at(-1) };
  }

  async function copy(): Promise<void> {
    await copies.copier.refresh();
    await copies.copier.idle();
  }

  /** Numbers of stored facts and loads of the account. */
  async function stored(): Promise<unknown> {
    const [row] = await client.query(sql`SELECT
      (SELECT count() FROM report_facts WHERE account_id = ${accountId}),
      (SELECT uniqExact(load) FROM report_loads WHERE account_id = ${accountId})`);
    return row?.map(Number);
  }

  it('answers once facts are copied, and never with facts that have changed since', async () => {
    await store(fact());
    expect(await costs()).toEqual({ cost: '12.50', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'clickhouse' });
    await store(fact({ beginDate: '2026-10-06', cost: '0.30' }));
    expect(await costs()).toEqual({ cost: '12.80', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.80', answer: 'clickhouse' });
  });

  it('follows every change of facts', async () => {
    await store(fact());
    copies.follow(`${accountId} search campaign 2026-10`);
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'clickhouse' });
  });

  it('answers with what a transaction sees, not with what has been stored since', async () => {
    await store(fact());
    await copy();
    await database.db.transaction(
      async (tx) => {
        const inside = copies.engineOf(tx, createPostgresEngine(tx));
        await inside.readReport({ plan: planOf() }, page);
        await store(fact({ beginDate: '2026-10-06' }));
        await copy();
        const { totals } = await inside.readReport({ plan: planOf() }, page);
        expect(totals['cost']).toBe('12.50');
      },
      { isolationLevel: 'repeatable read' },
    );
  });

  it('reads no load that was not stored completely', async () => {
    await store(fact());
    await client.run(sql`INSERT INTO report_loads (load, account_id, channel, section, month, version, state)
      SELECT generateUUIDv4(), ${accountId}, 'search', 'campaign', '2026-10', ${await versionOf()}, 'writing'`);
    expect(await costs()).toEqual({ cost: '12.50', answer: 'missing' });
  });

  async function versionOf(): Promise<string> {
    const { rows } = await database.db.execute(
      sql`SELECT version FROM fact_versions WHERE account_id = ${accountId}`,
    );
    return String(rows[0]?.['version']);
  }

  it('has one load of each month, however many servers copy it', async () => {
    await store(fact());
    const other = open(() => undefined);
    try {
      await Promise.all([copy(), other.copier.refresh().then(other.copier.idle)]);
      await copy();
      expect(await stored()).toEqual([1, 1]);
      expect(await costs()).toEqual({ cost: '12.50', answer: 'clickhouse' });
    } finally {
      await other.stop();
    }
  });

  it('removes loads that no report reads any more, after an hour', async () => {
    await store(fact());
    await copy();
    await store(fact({ beginDate: '2026-10-06' }));
    await copy();
    await copy();
    expect(await stored()).toEqual([3, 2]);
    await client.run(sql`ALTER TABLE report_loads UPDATE written_at = written_at - INTERVAL 2 HOUR WHERE true
      SETTINGS mutations_sync = 2`);
    await copy();
    expect(await stored()).toEqual([2, 1]);
    expect(await costs()).toEqual({ cost: '25.00', answer: 'clickhouse' });
  });

  it('stores a month again after an attempt that failed in the middle', async () => {
    // more than fits into the buffers between the two databases
    const count = 3_000;
    await store(
      ...Array.from({ length: count }, (_fact, index) =>
        fact({ dims: { campaignName: `Campaign ${index}` } }),
      ),
    );
    await client.run(sql`RENAME TABLE report_facts TO moved_facts`);
    await copy();
    await client.run(sql`RENAME TABLE moved_facts TO report_facts`);
    expect(await costs()).toEqual({ cost: '37500.00', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '37500.00', answer: 'clickhouse' });
    expect(await stored()).toEqual([count, 2]);
  });

  it('leaves values that it cannot represent exactly to PostgreSQL', async () => {
    await store(fact({ cost: '0.1234567' }));
    await copy();
    expect(await costs()).toEqual({ cost: '0.12', answer: 'missing' });
    await copy();
    expect(await stored()).toEqual([0, 1]);
  });

  it.each([
    ['before another server reads them', () => open()],
    ['while a server reads them', () => copies],
  ])('notices facts that were lost %s, and PostgreSQL answers', async (_when, reader) => {
    await store(fact(), fact({ beginDate: '2026-10-06', dims: { campaignName: 'Winter' } }));
    await copy();
    expect(await costs()).toEqual({ cost: '25.00', answer: 'clickhouse' });
    await client.run(
      sql`DELETE FROM report_facts WHERE account_id = ${accountId} AND begin_date = '2026-10-06'`,
    );
    const other = reader();
    expect(await costs(other)).toEqual({ cost: '25.00', answer: 'failed' });
    expect(await costs(other)).toEqual({ cost: '25.00', answer: 'failed' });
    if (other !== copies) await other.stop();
  });

  it('is replaced by PostgreSQL while it is down, and copies afterwards what it missed', async () => {
    await store(fact());
    await copy();
    const { port } = new URL(server.url);
    await server.kill();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'failed' });
    expect(await costs()).toEqual({ cost: '12.50', answer: 'unavailable' });
    await store(fact({ beginDate: '2026-10-06' }));
    copies.follow(`${accountId} search campaign 2026-10`);
    server = await startClickhouse({ folder, port: Number(port) });
    await copies.copier.idle();
    await expect.poll(() => costs()).toEqual({ cost: '25.00', answer: 'clickhouse' });
  });

  it('is compared with the database: an equal load stays, one with any difference is stored again', async () => {
    await store(
      fact({ cost: '0.125', pcCost: '0.10', dims: { campaignName: 'Ärger, "茶"' } }),
      fact({ beginDate: '2026-10-06', conversion: null }),
    );
    await copy();
    const of = async () => (await copies.check()).wrong.filter((unit) => unit.accountId === accountId);
    expect(await of()).toEqual([]);
    expect(await costs()).toEqual({ cost: '12.63', answer: 'clickhouse' });
    // the same number of rows, and the same sums
    await client.run(sql`ALTER TABLE report_facts UPDATE click = click + if(begin_date = '2026-10-06', 1, -1)
      WHERE account_id = ${accountId} SETTINGS mutations_sync = 2`);
    expect(await of()).toMatchObject([{ section: 'campaign', month: '2026-10' }]);
    expect(await costs()).toEqual({ cost: '12.63', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.63', answer: 'clickhouse' });
    expect(await of()).toEqual([]);
  });

  it('copies everything at once for the command, and says that nothing is missing', async () => {
    await store(fact());
    expect(await copies.copyAll(() => undefined)).toEqual({ missingCount: 0 });
    expect(await costs()).toEqual({ cost: '12.50', answer: 'clickhouse' });
  });
});
