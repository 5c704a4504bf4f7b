import { readdirSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { builtEngine } from '../testing/built-engine';
import { expectSameReports } from '../testing/same-reports';
import type { ReportAnswer } from './engine-with-fallback';
import { createReportCopies } from './report-copies';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ['of its own', 1],
  ['together with others, unless it has many facts', 15],
])(
  'DuckDB gives the same reports as PostgreSQL, to the last digit and in the same order, if a month has files %s',
  async (_case, minDayFacts) => {
    const answers: ReportAnswer[] = [];
    const folder = temporaryFolder();
    const copies = createReportCopies({
      db: database.db,
      folder,
      memoryMb: 256,
      minDayFacts,
      script: builtEngine,
      log: pino({ level: 'silent' }),
      onAnswer: (answer) => answers.push(answer),
    });
    try {
      await expectSameReports({ database, copies, answers, name: 'duckdb' });
    } finally {
      await copies.stop();
    }
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const count = (ending: string) => names.filter((name) => name.endsWith(ending)).length;
    // both kinds of months were compared
    expect(count('.days.parquet')).toBeGreaterThan(0);
    expect(count('.facts.parquet')).toBeGreaterThan(count('.days.parquet'));
    expect(names.some((name) => name.includes('shared'))).toBe(minDayFacts > 1);
  },
);
