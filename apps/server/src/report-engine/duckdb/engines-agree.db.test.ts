import { readdirSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { builtEngine } from '../testing/built-engine';
import { expectSameReports } from '../testing/same-reports';
import type { ReportAnswer } from './engine-with-fallback';
import { createReportCopies, type ReportCopies } from './report-copies';

let database: TestDatabase;
let copies: ReportCopies;
const answers: ReportAnswer[] = [];
const folder = temporaryFolder();

beforeAll(async () => {
  database = await createTestDatabase();
  copies = createReportCopies({
    db: database.db,
    folder,
    memoryMb: 256,
    minDayFacts: 1,
    script: builtEngine,
    log: pino({ level: 'silent' }),
    onAnswer: (answer) => answers.push(answer),
  });
});
afterAll(async () => {
  await copies.stop();
  await database.drop();
});

test('DuckDB gives the same reports as PostgreSQL, to the last digit and in the same order', async () => {
  await expectSameReports({ database, copies, answers, name: 'duckdb' });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const count = (ending: string) => names.filter((name) => name.endsWith(ending)).length;
  // both kinds of months were compared
  expect(count('.days.parquet')).toBeGreaterThan(0);
  expect(count('.facts.parquet')).toBeGreaterThan(count('.days.parquet'));
});
