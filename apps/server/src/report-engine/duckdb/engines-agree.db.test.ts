import pino from 'pino';
import { afterAll, beforeAll, test } from 'vitest';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { expectSameReports } from '../testing/same-reports';
import type { ReportAnswer } from './engine-with-fallback';
import { createReportCopies, type ReportCopies } from './report-copies';

let database: TestDatabase;
let copies: ReportCopies;
const answers: ReportAnswer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  copies = createReportCopies({
    db: database.db,
    folder: temporaryFolder(),
    memoryMb: 256,
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
});
