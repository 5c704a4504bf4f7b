import { sectionsOf } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing';
import { seedDemo } from './seed';

const today = '2026-11-21';
let database: TestDatabase;
const seed = (day: string) => seedDemo({ db: database.db, today: day, log: () => undefined });
const countOf = async (table: string) => {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
};

beforeAll(async () => {
  database = await createTestDatabase();
  // two servers that start at once
  await Promise.all([seed(today), seed(today)]);
}, 120_000);
afterAll(() => database.drop());

describe('the demo workspace', () => {
  it('has five accounts with 120 days up to yesterday in every section of both channels', async () => {
    const { rows } = await database.db.execute<{
      accounts: string;
      first: string;
      last: string;
      days: string;
      sections: string;
    }>(sql`
      select count(distinct account_id) as accounts, min(begin_date)::text as first, max(begin_date)::text as last,
        count(distinct begin_date) as days, count(distinct (channel, section)) as sections
      from facts`);
    expect(rows[0]).toEqual({
      accounts: '5',
      first: addDays(today, -120),
      last: '2026-11-20',
      days: '120',
      sections: String(sectionsOf('search').length + sectionsOf('feed').length),
    });
  });

  it('changes nothing when it is seeded again', async () => {
    const before = await Promise.all(['facts', 'items', 'fact_spans', 'users', 'messages'].map(countOf));
    await seed(today);
    expect(await Promise.all(['facts', 'items', 'fact_spans', 'users', 'messages'].map(countOf))).toEqual(
      before,
    );
  });

  it('adds the days that have passed and leaves imported days alone', async () => {
    await database.pool.query(
      `insert into fact_spans (account_id, channel, section, begin_date, end_date, loaded_time)
       select account_id, 'search', 'campaign', '2026-11-22', '2026-11-22', now() from accounts where account_no = '8840213'`,
    );
    await seed('2026-11-24');
    const { rows } = await database.pool.query<{ account_no: string; days: string }>(
      `select account_no, string_agg(distinct begin_date::text, ' ') as days
       from facts join accounts using (account_id)
       where channel = 'search' and begin_date > '2026-11-20' group by account_no order by account_no limit 2`,
    );
    expect(rows).toEqual([
      { account_no: '8840213', days: '2026-11-21 2026-11-23' },
      { account_no: '8840377', days: '2026-11-21 2026-11-22 2026-11-23' },
    ]);
  });
});
