import { findSection } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../platform/db/schema';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { propertyRuns } from '../../testing/property-runs';
import { planReport } from '../plan/report-plan';
import { createPostgresEngine } from '../postgres-engine.repository';
import { builtEngine } from '../testing/built-engine';
import { writeFacts } from '../testing/report-facts';
import type { ReportAnswer } from './engine-with-fallback';
import { createReportCopies, type ReportCopies } from './report-copies';

const target = { channel: 'search', section: 'campaign' } as const;
const page = { limit: 50, offset: 0 };

let database: TestDatabase;
let folder: string;
let copies: ReportCopies;
let answers: ReportAnswer[];

beforeAll(async () => {
  database = await createTestDatabase();
  return () => database.drop();
});
beforeEach(() => {
  folder = temporaryFolder();
  open();
});
afterEach(async () => {
  await deleteAccounts();
  await copies.stop();
});

/** Months of fewer than four facts are small. */
function open(): void {
  answers = [];
  copies = createReportCopies({
    db: database.db,
    folder,
    memoryMb: 256,
    log: pino({ level: 'silent' }),
    onAnswer: (answer) => answers.push(answer),
    minDayFacts: 4,
    script: builtEngine,
  });
}

/** As a server does: another process, the same files. */
async function reopen(): Promise<void> {
  await copies.stop();
  open();
}

async function addAccounts(count: number): Promise<number[]> {
  const values = Array.from({ length: count }, () => ({ accountNo: randomUUID(), accountName: 'Tea' }));
  const rows = await database.db.insert(accounts).values(values).returning({ id: accounts.accountId });
  return rows.map(({ id }) => id);
}

let serial = 0;
/** Adds facts to an account, each of an item of its own. */
async function add(accountId: number, count: number, cost = '1.50'): Promise<void> {
  const facts = Array.from({ length: count }, () => ({
    dims: { campaignName: `campaign ${(serial += 1)}` },
    beginDate: '2026-10-05',
    impression: 100,
    click: serial,
    cost,
    conversion: null,
  }));
  await writeFacts(database.db, { accountId, ...target }, facts);
}

/** Deletes all accounts and their files. */
async function deleteAccounts(): Promise<void> {
  await database.db.execute(sql`DELETE FROM accounts`);
  seemOld();
  await copies.copier.refresh();
}

/** Younger files may be of a version that another server has seen first. */
function seemOld(): void {
  for (const file of [...filesOf('.parquet'), ...filesOf('.json')]) utimesSync(file, 0, 0);
}

async function copyAll(): Promise<void> {
  await copies.copier.refresh({ everything: true });
  await copies.copier.idle();
}

function report(accountIds: readonly number[]) {
  const definition = findSection(target.channel, target.section);
  if (!definition) throw new Error('no section');
  const query = { beginDate: '2026-10-01', endDate: '2026-10-31', reportType: 2 as const };
  const postgres = createPostgresEngine(database.db);
  const reading = {
    plan: planReport({ ...target, period: 'daily', definition, accountIds: [...accountIds] }, query),
  };
  return {
    expected: () => postgres.readReport(reading, page),
    copied: () => copies.engineOf(database.db, postgres).readReport(reading, page),
  };
}

/** DuckDB answers for these accounts, as PostgreSQL does. */
async function expectCopied(accountIds: readonly number[]): Promise<void> {
  const { expected, copied } = report(accountIds);
  answers.length = 0;
  expect(await copied()).toEqual(await expected());
  expect(answers).toEqual(['duckdb']);
}

const filesOf = (ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

test('small accounts share the files of a month, large ones have their own', async () => {
  const ids = await addAccounts(5);
  for (const [index, id] of ids.entries()) await add(id, index === 0 ? 4 : 2);
  await copyAll();
  expect(filesOf('.facts.parquet')).toHaveLength(2);
  expect(filesOf('.days.parquet')).toHaveLength(1);
  await expectCopied(ids);
});

test('whatever changes in whatever order, all accounts and each of them are answered from the copy', async () => {
  const changesArbitrary = fc.array(
    fc.array(
      fc.record({
        account: fc.nat(11),
        count: fc.integer({ min: 1, max: 5 }),
        isReplaced: fc.boolean(),
        isUnsuitable: fc.integer({ min: 0, max: 29 }).map((number) => number === 0),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    { minLength: 6, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(
      changesArbitrary,
      fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
      async (steps, some) => {
        const ids = await addAccounts(12);
        const unsuitable = new Set<number>();
        for (const changes of steps) {
          for (const { account, count, isReplaced, isUnsuitable } of changes) {
            const id = ids[account] ?? 0;
            if (isReplaced) {
              await database.db.execute(sql`DELETE FROM facts WHERE account_id = ${id}`);
              unsuitable.delete(id);
            }
            if (isUnsuitable) unsuitable.add(id);
            await add(id, count, isUnsuitable ? '0.1234567' : '0.25');
          }
          await copyAll();
          const suitable = ids.filter((id) => !unsuitable.has(id));
          if (suitable.length > 0) await expectCopied(suitable);
        }
        const single = some.map((index) => ids[index] ?? 0).filter((id) => !unsuitable.has(id));
        for (const id of single) await expectCopied([id]);
        if (single.length > 0) await expectCopied(single);
        await deleteAccounts();
      },
    ),
    { numRuns: propertyRuns(2), endOnFailure: true },
  );
});

test('many changes of single accounts are merged into few files', async () => {
  const ids = await addAccounts(12);
  for (const id of ids) {
    await add(id, 2);
    await copyAll();
    expect(filesOf('.facts.parquet').length).toBeLessThanOrEqual(8);
  }
  await expectCopied(ids);
  for (const id of ids) await expectCopied([id]);
  expect(await copies.check()).toEqual({ checkedCount: ids.length, wrong: [] });
});

test('files of accounts that are all replaced or deleted are removed', async () => {
  const ids = await addAccounts(3);
  for (const id of ids) await add(id, 1);
  await copyAll();
  const [former] = filesOf('.facts.parquet');
  for (const id of ids) await add(id, 1);
  await copyAll();
  expect(filesOf('.facts.parquet')).toHaveLength(1);
  expect(filesOf('.facts.parquet')).not.toContain(former);
  await deleteAccounts();
  expect([...filesOf('.parquet'), ...filesOf('.json')]).toEqual([]);
});

test('the next process reads the same files again', async () => {
  const ids = await addAccounts(3);
  for (const id of ids) await add(id, 2);
  await copyAll();
  const former = filesOf('.parquet');
  await reopen();
  seemOld();
  await copyAll();
  await expectCopied(ids);
  expect(filesOf('.parquet')).toEqual(former);
});

test.each<[string, string, (file: string) => void]>([
  ['cut', '.facts.parquet', (file) => truncateSync(file, 100)],
  ['missing', '.items.parquet', (file) => rmSync(file)],
  ['not described', '.json', (file) => writeFileSync(file, '{')],
  ['changed in one byte', '.facts.parquet', flipByte],
])('a shared file that is %s is written again by the next process', async (_case, ending, damage) => {
  const ids = await addAccounts(3);
  for (const id of ids) await add(id, 2);
  await copyAll();
  await copies.stop();
  for (const file of filesOf(ending)) damage(file);
  open();
  await copyAll();
  await expectCopied(ids);
  expect(filesOf('.facts.parquet')).toHaveLength(1);
});

test('a damaged shared file is reported with the accounts in it, and removed', async () => {
  const ids = await addAccounts(3);
  for (const id of ids) await add(id, 2);
  await copyAll();
  expect(await copies.check()).toEqual({ checkedCount: 3, wrong: [] });
  await copies.stop();
  for (const file of filesOf('.facts.parquet')) flipByte(file);
  open();
  const { wrong } = await copies.check();
  expect(wrong.map(({ accountId }) => accountId)).toEqual(ids);
  expect(filesOf('.parquet')).toEqual([]);
});

function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 3);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}
