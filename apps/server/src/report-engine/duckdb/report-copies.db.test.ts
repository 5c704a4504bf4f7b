import { DuckDBInstance } from '@duckdb/node-api';
import { findSection, type Channel, type Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createHash, randomUUID } from 'node:crypto';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { accounts } from '../../platform/db/schema';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { canMount, mountSmallDisk, type SmallDisk } from '../../testing/small-disk';
import { planReport, type ReportPlan } from '../plan/report-plan';
import { createPostgresEngine } from '../postgres-engine.repository';
import type { ReportEngine } from '../report-engine';
import { builtEngine } from '../testing/built-engine';
import { writeFacts, type TestFact } from '../testing/report-facts';
import { copyFormat } from './copy-files';
import type { ReportAnswer } from './engine-with-fallback';
import { createReportCopies, type ReportCopies, type ReportCopiesOptions } from './report-copies';
import { scaleColumn } from './sql/measures-sql';

const target = { channel: 'search', section: 'campaign' } as const satisfies {
  channel: Channel;
  section: Section;
};
const page = { limit: 20, offset: 0 };
const fact = (values: Partial<TestFact> = {}): TestFact => ({
  dims: { campaignName: 'Autumn' },
  beginDate: '2026-10-05',
  impression: 100,
  click: 7,
  cost: '12.50',
  conversion: '1',
  ...values,
});

let database: TestDatabase;
let folder: string;
let accountId: number;
let copies: ReportCopies;
let engine: ReportEngine;
let answers: ReportAnswer[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = temporaryFolder();
  open();
});
afterAll(async () => {
  await copies.stop();
  await database.drop();
});

// accounts of their own keep the tests apart; a new process for each of them takes a second
beforeEach(async () => {
  const [row] = await database.db
    .insert(accounts)
    .values({ accountNo: randomUUID(), accountName: 'Harbour Tea' })
    .returning({ id: accounts.accountId });
  accountId = row?.id ?? 0;
});

function open(options: Partial<ReportCopiesOptions> = {}): void {
  answers = [];
  copies = createReportCopies({
    db: database.db,
    folder,
    memoryMb: 256,
    log: pino({ level: 'silent' }),
    onAnswer: (answer) => answers.push(answer),
    // every report of PostgreSQL is slow
    slowMs: 0,
    // every month is also written in columns by day
    minDayFacts: 1,
    script: builtEngine,
    ...options,
  });
  engine = copies.engineOf(database.db, createPostgresEngine(database.db));
}

/** As a server does: another process, the same files. */
async function reopen(options?: Partial<ReportCopiesOptions>): Promise<void> {
  await copies.stop();
  open(options);
}

function planOf(beginDate = '2026-10-01'): ReportPlan {
  const definition = findSection(target.channel, target.section);
  if (!definition) throw new Error('no section');
  const query = { beginDate, endDate: '2026-11-30', reportType: 1 as const };
  return planReport({ ...target, period: 'daily', definition, accountIds: [accountId] }, query);
}

const store = (...facts: TestFact[]) => writeFacts(database.db, { accountId, ...target }, facts);

/** Cost of the report from a day on, and what answered. */
async function costs(
  beginDate?: string,
): Promise<{ cost: string | null | undefined; answer: ReportAnswer | undefined }> {
  const { totals } = await engine.readReport({ plan: planOf(beginDate) }, page);
  return { cost: totals['cost'], answer: answers.at(-1) };
}

/** The copied files of the account with this ending. */
function filesOf(ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes(`${path.sep}${accountId}${path.sep}`) && name.endsWith(ending))
    .map((name) => path.join(folder, name));
}

describe('the copy follows the facts', () => {
  it('is made after a slow report of PostgreSQL, and answers the next one', async () => {
    await store(fact());
    expect(await costs()).toEqual({ cost: '12.50', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'duckdb' });
  });

  it('is not made for reports that PostgreSQL answers fast', async () => {
    await reopen({ slowMs: 60_000 });
    await store(fact());
    await costs();
    await copies.copier.idle();
    expect(filesOf('.parquet')).toEqual([]);
    await reopen();
  });

  it('never answers with facts that have changed since', async () => {
    await store(fact());
    await costs();
    await copies.copier.idle();
    await store(fact({ beginDate: '2026-10-06', cost: '0.30' }));
    expect(await costs()).toEqual({ cost: '12.80', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.80', answer: 'duckdb' });
    // one version of the month: facts, the same by day, sums, items and checksums
    expect([...filesOf('.parquet'), ...filesOf('.json')]).toHaveLength(5);
    await database.db.execute(
      sql`DELETE FROM facts WHERE account_id = ${accountId} AND begin_date = '2026-10-05'`,
    );
    expect(await costs()).toEqual({ cost: '0.30', answer: 'missing' });
  });

  it('answers with what a transaction sees, not with what has been stored since', async () => {
    await store(fact());
    await costs();
    await copies.copier.idle();
    await database.db.transaction(
      async (tx) => {
        const inside = copies.engineOf(tx, createPostgresEngine(tx));
        await inside.readReport({ plan: planOf() }, page);
        await store(fact({ beginDate: '2026-10-06' }));
        const { totals } = await inside.readReport({ plan: planOf() }, page);
        expect(totals['cost']).toBe('12.50');
      },
      { isolationLevel: 'repeatable read' },
    );
  });

  it('answers with the database if facts change between the keys of rows and their values', async () => {
    await store(fact());
    await costs();
    await copies.copier.idle();
    const changing = new Proxy(database.db, {
      get(db, name): unknown {
        if (name !== 'execute') return Reflect.get(db, name);
        return async (query: SQL) => {
          const isOfValues = new PgDialect().sqlToQuery(query).sql.includes('WITH facts AS');
          if (isOfValues) await store(fact({ beginDate: '2026-10-06', cost: '99.00' }));
          return db.execute(query);
        };
      },
    });
    const reading = copies.engineOf(changing, createPostgresEngine(database.db));
    const { totals, list } = await reading.readReport({ plan: planOf() }, page);
    expect(answers.at(-1)).toBe('missing');
    expect([totals['cost'], list.length]).toEqual(['111.50', 2]);
  });

  it.each<[string, boolean, Partial<TestFact>[]]>([
    ['many facts of one day each', true, [{}, { beginDate: '2026-10-06' }]],
    ['few facts', false, [{}]],
    ['facts of several days', false, [{}, { beginDate: '2026-10-06', endDate: '2026-10-07' }]],
    ['values whose sums could overflow', false, [{}, { beginDate: '2026-10-06', cost: '99999999999' }]],
  ])('a month with %s has columns by day: %s', async (_case, hasDays, facts) => {
    await reopen({ minDayFacts: 2 });
    await store(...facts.map(fact));
    await costs();
    await copies.copier.idle();
    expect(await costs()).toMatchObject({ answer: 'duckdb' });
    expect(filesOf('.days.parquet').length === 1).toBe(hasDays);
    await reopen();
  });

  it('copies changed facts when it is notified, if the section has a copy', async () => {
    await store(fact());
    copies.follow(`${accountId} search campaign 2026-10`);
    await copies.copier.idle();
    expect(filesOf('.parquet')).toEqual([]);
    await costs();
    await copies.copier.idle();
    await store(fact({ beginDate: '2026-11-03' }));
    copies.follow(`${accountId} search campaign 2026-11`);
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '25.00', answer: 'duckdb' });
  });

  it('removes files of changed facts, and of deleted accounts, with the next refresh', async () => {
    await store(fact());
    await costs();
    await copies.copier.idle();
    await database.db.execute(sql`DELETE FROM fact_versions WHERE account_id = ${accountId}`);
    // younger files may be of a version that another server has seen first
    for (const file of [...filesOf('.parquet'), ...filesOf('.json')]) utimesSync(file, 0, 0);
    await copies.copier.refresh();
    expect([...filesOf('.parquet'), ...filesOf('.json')]).toEqual([]);
  });

  it('is used again by the next process, once its bytes are verified', async () => {
    await store(fact());
    await costs();
    await copies.copier.idle();
    await reopen();
    await copies.start();
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'duckdb' });
  });
});

describe('several versions of the server', () => {
  it('make a copy of another format again, and say so', async () => {
    await store(fact());
    await costs();
    await copies.copier.idle();
    await copies.stop();
    renameSync(path.join(folder, copyFormat), path.join(folder, 'v0'));
    const lines: string[] = [];
    open({ log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) });
    await copies.start();
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'duckdb' });
    expect(readdirSync(folder)).toEqual([copyFormat]);
    expect(lines.join('')).toContain('has another format');
    await reopen();
  });

  it('of the same format share one folder, and each is right', async () => {
    await store(fact());
    const others: ReportAnswer[] = [];
    const other = createReportCopies({
      db: database.db,
      folder,
      memoryMb: 64,
      log: pino({ level: 'silent' }),
      onAnswer: (answer) => others.push(answer),
      slowMs: 0,
      script: builtEngine,
    });
    const otherEngine = other.engineOf(database.db, createPostgresEngine(database.db));
    const otherCosts = async () => {
      const { totals } = await otherEngine.readReport({ plan: planOf() }, page);
      return { cost: totals['cost'], answer: others.at(-1) };
    };
    const both = async () => Promise.all([costs(), otherCosts()]);
    const settled = async () => Promise.all([copies.copier.idle(), other.copier.idle()]);
    try {
      await both();
      await settled();
      expect(await both()).toEqual(Array(2).fill({ cost: '12.50', answer: 'duckdb' }));
      await store(fact({ beginDate: '2026-10-06' }));
      expect(await both()).toEqual(Array(2).fill({ cost: '25.00', answer: 'missing' }));
      await settled();
      // one of them may have removed the file of the other, which PostgreSQL replaces
      await expect
        .poll(async () => {
          await settled();
          return both();
        })
        .toEqual(Array(2).fill({ cost: '25.00', answer: 'duckdb' }));
    } finally {
      await other.stop();
    }
  });
});

it('a server that stops while DuckDB starts logs no failure', async () => {
  await copies.stop();
  const lines: string[] = [];
  open({ log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) });
  const starting = copies.start();
  await copies.stop();
  await starting;
  expect(lines).toEqual([]);
  await reopen();
});

describe('PostgreSQL answers', () => {
  beforeEach(async () => {
    await store(fact());
    await costs();
    await copies.copier.idle();
  });

  it('while the process of DuckDB is killed, and DuckDB again afterwards', async () => {
    await costs();
    const id = copies.processId();
    if (id === undefined) throw new Error('no process');
    process.kill(id, 'SIGKILL');
    await expect.poll(() => copies.processId()).toBeUndefined();
    const another = () => costs('2026-10-02');
    expect(await another()).toEqual({ cost: '12.50', answer: 'failed' });
    // what it has read is kept
    expect(await costs()).toEqual({ cost: '12.50', answer: 'duckdb' });
    await expect.poll(another).toEqual({ cost: '12.50', answer: 'duckdb' });
  });

  it('when the process hangs', async () => {
    await reopen({ timeoutMs: 2_000 });
    await copies.start();
    await copies.copier.idle();
    const id = copies.processId();
    if (id === undefined) throw new Error('no process');
    process.kill(id, 'SIGSTOP');
    expect(await costs()).toEqual({ cost: '12.50', answer: 'failed' });
    await reopen();
  });

  it('when the folder of the copy cannot be written', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await reopen({ folder: path.join(file, 'copies') });
    await copies.start();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'unavailable' });
    await reopen();
  });

  it('when facts exceed what the copy represents exactly', async () => {
    await store(fact({ beginDate: '2026-10-07', cost: '0.1234567' }));
    expect(await costs()).toMatchObject({ answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.62', answer: 'missing' });
  });

  it.each([
    ['empty', '.facts.parquet', (file: string) => truncateSync(file, 0)],
    ['cut', '.days.parquet', (file: string) => truncateSync(file, 100)],
    ['missing', '.days.parquet', (file: string) => rmSync(file)],
    ['missing, too', '.sums.parquet', (file: string) => rmSync(file)],
    ['changed in one bit', '.facts.parquet', flipBit],
    ['changed in one bit, too', '.days.parquet', flipBit],
  ])('when a file of an earlier process is %s, and writes it again', async (_case, ending, damage) => {
    await copies.stop();
    for (const file of filesOf(ending)) damage(file);
    open();
    await copies.start();
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'duckdb' });
  });

  it('when a file becomes unreadable while the server runs, and writes it again', async () => {
    for (const file of filesOf('.days.parquet')) truncateSync(file, 100);
    expect(await costs()).toEqual({ cost: '12.50', answer: 'failed' });
    expect(await costs()).toEqual({ cost: '12.50', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.50', answer: 'duckdb' });
  });
});

describe.skipIf(!canMount)('a disk that cannot be written', () => {
  it.each<[string, (disk: SmallDisk) => () => void]>([
    ['is full', (disk) => disk.fill()],
    [
      'is read-only',
      (disk) => {
        disk.makeReadOnly();
        return () => disk.makeWritable();
      },
    ],
  ])('%s: PostgreSQL answers, and DuckDB again afterwards', async (_case, breakDisk) => {
    const disk = mountSmallDisk(2_048);
    try {
      await reopen({ folder: disk.folder });
      await store(fact());
      await costs();
      await copies.copier.idle();
      expect(await costs()).toEqual({ cost: '12.50', answer: 'duckdb' });
      const mend = breakDisk(disk);
      await store(fact({ beginDate: '2026-10-06' }));
      expect(await costs()).toEqual({ cost: '25.00', answer: 'missing' });
      await copies.copier.idle();
      expect(await costs()).toEqual({ cost: '25.00', answer: 'missing' });
      mend();
      await expect
        .poll(async () => {
          await copies.copier.idle();
          return costs();
        })
        .toEqual({ cost: '25.00', answer: 'duckdb' });
    } finally {
      await reopen();
      disk.remove();
    }
  });
});

describe('the copy is compared with the database', () => {
  beforeEach(async () => {
    await store(fact(), fact({ beginDate: '2026-10-06', cost: '0.125', pcCost: '0.10' }));
    await costs();
    await copies.copier.idle();
    expect(await costs()).toMatchObject({ answer: 'duckdb' });
  });

  it('and an equal one stays', async () => {
    expect(await copies.check()).toMatchObject({ wrong: [] });
    expect(await costs()).toEqual({ cost: '12.63', answer: 'duckdb' });
  });

  it.each([
    ['facts', 'a value', `SELECT * REPLACE (cost + (begin_date = '2026-10-06')::BIGINT AS cost)`],
    [
      'facts',
      'values that have the same sum',
      `SELECT * REPLACE (CASE click WHEN 7 THEN 6 + 2 * (rn % 2) END AS click)`,
    ],
    [
      'facts',
      'the text of an amount',
      `SELECT * REPLACE (${scaleColumn('cost')} + 1 AS ${scaleColumn('cost')})`,
    ],
    [
      'days',
      'the value of a day',
      `SELECT * REPLACE ("click 5" + 1 AS "click 5", "click 6" - 1 AS "click 6")`,
    ],
    ['days', 'a day with facts', `SELECT * REPLACE (days - 16 AS days)`],
  ] as const)('and one of %s with %s altered is removed, and copied again', async (kind, _case, altered) => {
    const [file] = filesOf(`.${kind}.parquet`);
    if (file === undefined) throw new Error('no copy');
    await rewrite(file, kind, altered);
    expect(await copies.check()).toMatchObject({
      wrong: [{ accountId, section: 'campaign', month: '2026-10' }],
    });
    expect(filesOf('.parquet')).toEqual([]);
    expect(await costs()).toEqual({ cost: '12.63', answer: 'missing' });
    await copies.copier.idle();
    expect(await costs()).toEqual({ cost: '12.63', answer: 'duckdb' });
  });
});

it('a copy with sums of days that differ from its facts is removed', async () => {
  await store(fact());
  await costs();
  await copies.copier.idle();
  const [file] = filesOf('.json');
  if (file === undefined) throw new Error('no copy');
  const altered = readFileSync(file, 'utf8').replace('12500000', '13500000');
  writeFileSync(file, altered);
  await reopen();
  await copies.start();
  expect(await copies.check()).toMatchObject({ wrong: [{ accountId }] });
  expect(await costs()).toEqual({ cost: '12.50', answer: 'missing' });
});

/** Replaces a copied file by one with other facts, and its checksum. */
async function rewrite(file: string, kind: 'facts' | 'days', altered: string): Promise<void> {
  const other = `${file}.other`;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    `COPY (SELECT * EXCLUDE (rn) FROM (${altered} FROM (SELECT *, row_number() OVER () AS rn FROM '${file}'))) TO '${other}' (FORMAT parquet)`,
  );
  connection.closeSync();
  renameSync(other, file);
  const described = file.replace(`.${kind}.parquet`, '.json');
  const description = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(described, 'utf8')));
  const checksum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(described, JSON.stringify({ ...description, [kind]: checksum }));
}

/** Changes a bit in the middle of a file, where the values are. */
function flipBit(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 3);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}
