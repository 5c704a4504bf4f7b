import { type Channel, type Section } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../platform/db/schema';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { propertyRuns } from '../../testing/property-runs';
import { createDuckdbClient, type DuckdbClient } from '../duckdb/engine-client';
import type { DuckdbRow } from '../duckdb/messages';
import { builtEngine } from '../testing/built-engine';
import { writeFacts, type TestFact } from '../testing/report-facts';
import type { ExportScope } from './export-sql';
import { exportCsv, exportParquet } from './facts-export.repository';

const targets = [
  { channel: 'search', section: 'keyword' },
  { channel: 'search', section: 'campaign' },
  { channel: 'feed', section: 'campaign' },
] as const satisfies { channel: Channel; section: Section }[];
const keys = [...new Set(targets.flatMap(({ channel, section }) => factDimensionKeys(channel, section)))];
const { signal } = new AbortController();

let database: TestDatabase;
let folder: string;
let reader: DuckdbClient;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = temporaryFolder();
  const log = pino({ level: 'silent' });
  reader = createDuckdbClient({
    folder,
    memoryMb: 128,
    threads: 1,
    log,
    name: 'reader',
    script: builtEngine,
  });
});
afterAll(async () => {
  await reader.stop();
  await database.drop();
});

const amount = fc.constantFrom(null, '0', '0.00', '-3.20', '12.5', '0.123456', '123456789012345678901.25');
const count = fc.constantFrom(null, 0, 1, 9_007_199_254_740_991);
const word = fc.constantFrom(
  '',
  'tea',
  'a"b',
  "it's",
  'one,two',
  'line\nbreak\r\n',
  '\\N',
  '經緯 👩‍👩‍👧',
  ' space ',
);
const factArbitrary = fc.record({
  target: fc.nat(targets.length - 1),
  day: fc.nat(60),
  length: fc.constantFrom(0, 0, 0, 6),
  words: fc.array(word, { minLength: 4, maxLength: 4 }),
  currency: fc.constantFrom('CNY', 'USD'),
  impression: count,
  click: count,
  cost: amount,
  conversion: amount,
  pcCost: amount,
  mobileCost: amount,
});
type Fact = ReturnType<(typeof factArbitrary)['generate']>['value'];

async function addAccount(): Promise<number> {
  const [row] = await database.db
    .insert(accounts)
    .values({ accountNo: randomUUID(), accountName: 'Harbour Tea' })
    .returning({ id: accounts.accountId });
  return row?.id ?? 0;
}

async function store(accountId: number, facts: readonly Fact[]): Promise<void> {
  for (const [index, target] of targets.entries()) {
    const rows = facts
      .filter((fact) => fact.target === index)
      .map(({ target: _target, day, length, words, ...values }): TestFact => {
        const beginDate = addDays('2026-02-20', day);
        const own = factDimensionKeys(target.channel, target.section);
        const dims = Object.fromEntries(own.map((key, position) => [key, words[position % 4] ?? '']));
        return { ...values, dims, beginDate, endDate: addDays(beginDate, length) };
      });
    const unique = new Map(
      rows.map((row) => [JSON.stringify([row.dims, row.beginDate, row.endDate, row.currency]), row]),
    );
    await writeFacts(database.db, { accountId, ...target }, [...unique.values()]);
  }
}

/** Rows of a file, sorted. */
async function rowsOf(source: string): Promise<string[]> {
  const columns = [
    ...['channel', 'section', 'beginDate', 'endDate', 'currency', 'impression', 'click'],
    ...['cost', 'conversion', 'pcCost', 'mobileCost'],
  ];
  const { length } = await reader.query({ text: `DESCRIBE SELECT * FROM ${source}` });
  const own = (
    await reader.query({ text: `SELECT column_name FROM (DESCRIBE SELECT * FROM ${source})` })
  ).map(([name]) => String(name));
  expect(own.slice(0, columns.length)).toEqual(columns);
  expect(length).toBe(own.length);
  const texts = [...columns, ...keys].map((name) => (own.includes(name) ? `"${name}"::VARCHAR` : 'NULL'));
  return sorted(await reader.query({ text: `SELECT ${texts.join(', ')} FROM ${source}` }));
}

/** The account's facts, sorted; amounts as they are stored, or with this many decimals. */
async function factsOf({ accountId, channel, section, from, to }: ExportScope, scale?: number) {
  const amounts = ['cost', 'conversion', 'pc_cost', 'mobile_cost'].map((name) =>
    scale === undefined
      ? sql`f.${sql.identifier(name)}::text`
      : sql`round(f.${sql.identifier(name)}, ${scale})::text`,
  );
  const { rows } = await database.db.execute<{ row: (string | null)[] }>(sql`
    SELECT to_jsonb(ARRAY[f.channel::text, f.section::text, f.begin_date::text, f.end_date::text, f.currency,
      f.impression::text, f.click::text, ${sql.join(amounts, sql`, `)},
      ${sql.join(
        keys.map((key) => sql`i.dims->>${key}`),
        sql`, `,
      )}]) AS row
    FROM facts f JOIN items i USING (account_id, channel, section, item_key)
    WHERE account_id = ${accountId}
      AND (${channel ?? null}::text IS NULL OR f.channel::text = ${channel ?? null}::text)
      AND (${section ?? null}::text IS NULL OR f.section::text = ${section ?? null}::text)
      AND (${from ?? null}::date IS NULL OR f.begin_date >= ${from ?? null}::date)
      AND (${to ?? null}::date IS NULL OR f.end_date <= ${to ?? null}::date)`);
  return sorted(rows.map(({ row }) => row));
}

const sorted = (rows: readonly DuckdbRow[]) => rows.map((row) => JSON.stringify(row)).sort();
const literal = (file: string) => `'${file}'`;

async function csvRows(scope: ExportScope) {
  const file = path.join(await mkdtemp(path.join(folder, 'csv-')), 'facts.csv');
  const output = createWriteStream(file);
  const exported = await exportCsv(database.db, scope, { output, signal });
  await new Promise((resolve) => output.end(resolve));
  const rows = await rowsOf(
    `read_csv(${literal(file)}, header = true, all_varchar = true, nullstr = '', allow_quoted_nulls = false)`,
  );
  expect(rows).toHaveLength(exported);
  return rows;
}

async function parquetRows(scope: ExportScope) {
  const own = await mkdtemp(path.join(folder, 'parquet-'));
  const file = path.join(own, 'facts.parquet');
  const exported = await exportParquet(database.db, scope, { folder: own, file, signal });
  const rows = await rowsOf(`read_parquet(${literal(file)})`);
  expect(rows).toHaveLength(exported);
  return rows;
}

it('exports exactly the facts in force, with every digit and every text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(factArbitrary, { minLength: 60, maxLength: 90 }), async (facts) => {
      const accountId = await addAccount();
      await store(accountId, facts);
      await store(await addAccount(), facts.slice(5));
      expect(await csvRows({ accountId })).toEqual(await factsOf({ accountId }));
      const part: ExportScope = { accountId, channel: 'search', from: '2026-02-25', to: '2026-04-10' };
      expect(await csvRows(part)).toEqual(await factsOf(part));
      const { rows } = await database.db.execute<{ scale: number }>(
        sql`SELECT max(greatest(scale(cost), scale(conversion), scale(pc_cost), scale(mobile_cost))) AS scale
          FROM facts WHERE account_id = ${accountId}`,
      );
      expect(await parquetRows({ accountId })).toEqual(await factsOf({ accountId }, rows[0]?.scale));
    }),
    { numRuns: propertyRuns(1) },
  );
});

const fact: TestFact = { beginDate: '2026-03-01', impression: 1, click: 1, cost: '1', conversion: '1' };

it('rejects an export without facts', async () => {
  const accountId = await addAccount();
  await writeFacts(database.db, { accountId, ...targets[0] }, [fact]);
  await expect(csvRows({ accountId, from: '2026-03-02' })).rejects.toThrow(
    'The account has no data for this export.',
  );
});

it('rejects amounts that Parquet cannot represent, instead of rounding them', async () => {
  const accountId = await addAccount();
  const cost = `1${'0'.repeat(36)}.25`;
  await writeFacts(database.db, { accountId, ...targets[0] }, [{ ...fact, cost }]);
  await expect(parquetRows({ accountId })).rejects.toThrow('Export CSV.');
  expect(await csvRows({ accountId })).toEqual(await factsOf({ accountId }));
});

it('ends with the reason when it is interrupted', async () => {
  const accountId = await addAccount();
  await writeFacts(database.db, { accountId, ...targets[0] }, [fact]);
  const interrupted = AbortSignal.abort(new Error('interrupted'));
  const output = createWriteStream(path.join(folder, 'interrupted.csv'));
  await expect(exportCsv(database.db, { accountId }, { output, signal: interrupted })).rejects.toThrow();
});
