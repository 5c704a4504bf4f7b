import { findSection } from '@meridian/api-client/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '../platform/db/schema';
import { createTestDatabase, type TestDatabase } from '../testing';
import type { ReportPlan } from './plan/report-plan';
import { createReportsRepository, type ReportsRepository } from './reports.repository';

const days = { beginDate: '2026-11-09', endDate: '2026-11-10' };
const queries: string[] = [];
let database: TestDatabase;
let reports: ReportsRepository;
let inTransaction: (read: (repository: ReportsRepository) => Promise<void>) => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  const logger = { logQuery: (query: string) => void queries.push(query.trim()) };
  const db = drizzle(database.pool, { schema, logger });
  reports = createReportsRepository(db);
  inTransaction = (read) => db.transaction((tx) => read(createReportsRepository(tx)));
});
afterAll(() => database.drop());
beforeEach(() => {
  queries.length = 0;
});

function planOf(from?: 'keyword'): ReportPlan {
  const definition = findSection('search', 'campaign');
  if (!definition) throw new Error('no section');
  const subject = { channel: 'search', section: 'campaign', period: 'daily', definition } as const;
  return { ...subject, ...days, accountIds: [1], isPerAccount: true, filters: {}, from };
}

/** Nested loop settings around each query with this beginning, in order. */
const around = (begin: string) =>
  queries.filter((query) => query.startsWith(begin) || query.includes('enable_nestloop'));

// without statistics after an import, a nested loop rereads every item for each fact: minutes instead of a second
describe('sums of a finer section are read without nested loops:', () => {
  const off = 'SET LOCAL enable_nestloop = off';
  const on = 'SET LOCAL enable_nestloop = on';

  test('rows', async () => {
    await reports.readReport({ plan: planOf('keyword') }, { limit: 20, offset: 0 });
    expect(around('WITH')).toEqual([off, expect.stringMatching(/^WITH coarse_items/), on]);
  });

  test('a trend', async () => {
    await reports.readTrend(planOf('keyword'), [days]);
    expect(around('WITH')).toEqual([off, expect.stringMatching(/^WITH coarse_items/), on]);
  });

  test('rows in batches', async () => {
    await inTransaction(async (repository) => {
      const options = { limit: null, batchSize: 10 };
      for await (const rows of repository.readRows({ plan: planOf('keyword') }, options)) {
        expect(rows).toEqual([]);
      }
    });
    expect(around('DECLARE')).toEqual([off, expect.stringMatching(/^DECLARE/), on]);
  });

  test('rows of the section itself are read as the planner decides', async () => {
    await reports.readReport({ plan: planOf() }, { limit: 20, offset: 0 });
    expect(around('WITH')).toEqual([expect.stringMatching(/^WITH result/)]);
  });
});
