import { balanceState, channels, sectionsOf } from '@meridian/api-client/contract';
import { addDays, endOfMonth } from '@meridian/date-range/core';
import { toRows } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountsRepository, createHomeService } from '../modules/accounts';
import { storedAccountDays, summedAccountDays } from '../modules/accounts/testing/summed-account-days';
import {
  createBudgetsRepository,
  createCostReportRepository,
  createCostReportService,
} from '../modules/cost-report';
import { createDraftsService } from '../modules/drafts/drafts.service';
import { draftOfParts } from '../modules/drafts/testing/draft-of-parts';
import { createClock } from '../platform/clock';
import { accounts as accountTable, drafts } from '../platform/db/schema';
import type { TestDatabase } from '../testing';
import { createDemoDatabase, demoToday as today } from '../testing/demo-database';
import { demoDrafts } from './draft-contents';
import { seedDemo } from './seed';

let database: TestDatabase;
const seed = (day: string, now = new Date()) =>
  seedDemo({ db: database.db, today: day, now, log: () => undefined });
const countOf = async (table: string) => {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
};

const tables = ['facts', 'items', 'fact_spans', 'users', 'followed_accounts', 'messages', 'drafts'];

/** The home page of a user with all accounts. */
async function openHome() {
  const accounts = createAccountsRepository(database.db);
  const rows = await database.db.select({ id: accountTable.accountId }).from(accountTable);
  return {
    home: createHomeService({ accounts, clock: createClock({ today }) }),
    request: { userId: randomUUID(), accountIds: rows.map(({ id }) => id), channels, followedOnly: false },
  };
}

beforeAll(async () => {
  database = await createDemoDatabase();
}, 120_000);
afterAll(() => database.drop());

describe('the demo workspace', () => {
  it('has daily totals of accounts that equal the sums of its facts', async () => {
    const stored = await storedAccountDays(database.db);
    expect(stored.size).toBe(5 * 120);
    expect(stored).toEqual(await summedAccountDays(database.db));
  });

  it('has budgets of all accounts, of which some are on pace, over and under', async () => {
    const { request } = await openHome();
    const { data } = await createCostReportService({
      costs: createCostReportRepository(database.db),
      budgets: createBudgetsRepository(database.db),
      clock: createClock({ today }),
    }).list({
      accountIds: request.accountIds,
      channels,
      language: 'en',
      canSetBudgets: true,
      query: {
        accountId: 0,
        period: 'month',
        isOffPace: false,
        beginDate: `${today.slice(0, 7)}-01`,
        endDate: endOfMonth(today),
      },
      expandAll: true,
      toggled: [],
      page: { size: 100, offset: 0 },
    });
    expect(data.summaryLacksBudget).toBe(false);
    const paces = data.list.filter(({ kind }) => kind === 'account').map(({ pace }) => pace);
    expect(new Set(paces)).toEqual(new Set(['on', 'over', 'under']));
  });

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

  it('has one account with a low balance, one without balance, and others with known days left', async () => {
    const { home, request } = await openHome();
    const { list } = await home.list({ ...request, page: { size: 10, offset: 0, sort: undefined } });
    const states = Object.fromEntries(list.map((one) => [one.accountNo, balanceState(one)]));
    expect(states).toEqual({
      '8840213': 'fine',
      '8840377': 'low',
      '8851904': 'fine',
      '8862245': 'empty',
      '8871120': 'fine',
    });
    expect(list.find(({ accountNo }) => accountNo === '8862245')).toMatchObject({ balance: '0.00' });
    expect(list.flatMap(({ lastDays }) => lastDays)).not.toContain(null);
    expect(new Set(list.map(({ channels }) => channels.join()))).toEqual(new Set(['search,feed']));
  });

  it('has three accounts that the administrator follows, and one of the editor', async () => {
    const { rows } = await database.pool.query<{ name: string; numbers: string }>(
      `select name, string_agg(account_no, ' ' order by account_no) as numbers
       from followed_accounts join users on id = user_id join accounts using (account_id) group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { name: 'admin', numbers: '8840213 8840377 8851904' },
      { name: 'editor', numbers: '8840213' },
    ]);
  });

  it('has colleagues with custom roles, one of them locked', async () => {
    const { rows } = await database.pool.query<{ state: string; users: string }>(
      `select case when failures.count >= 3 then 'locked' else users.status end as state, count(*) as users
       from users join user_roles on user_id = id and role_id in (select id from roles where pages is not null)
       left join sign_in_failures failures using (name_key) group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { state: 'active', users: '5' },
      { state: 'locked', users: '1' },
    ]);
  });

  it('has five top movers on the last day', async () => {
    const { home, request } = await openHome();
    const { day, list } = await home.movers(request);
    expect(day).toBe('2026-11-20');
    expect(list).toHaveLength(5);
  });

  it('has drafts with rows as their editor would save them', async () => {
    const rows = await database.db.select().from(drafts).orderBy(drafts.id);
    const idsOfAll = rows.map(({ accountId }) => accountId);
    for (const [index, { draft, status }] of demoDrafts.entries()) {
      const id = rows[index]?.id ?? '';
      const { parts, ...detail } = await createDraftsService({
        ...database,
        clock: createClock({ today }),
      }).detail({ accountIds: idsOfAll }, { id });
      expect(detail.draft).toMatchObject({ name: draft.name, status });
      expect(toRows(draftOfParts(draft.name, parts))).toEqual(toRows(draft));
    }
  });

  it('changes nothing if it is seeded again', async () => {
    const before = await Promise.all(tables.map(countOf));
    await seed(today);
    expect(await Promise.all(tables.map(countOf))).toEqual(before);
    await database.pool.query(`delete from drafts where name = '${demoDrafts[0]?.draft.name}'`);
    await seed(today);
    expect(await countOf('drafts')).toBe(demoDrafts.length - 1);
  });

  it('adds days that have passed and does not change imported days', async () => {
    await database.pool.query(
      `insert into fact_spans (account_id, channel, section, begin_date, end_date, loaded_at)
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

  it('has no times in the future when it is seeded early in the morning', async () => {
    const now = new Date('2026-11-25T01:30:00+08:00');
    await seed('2026-11-25', now);
    const { rows } = await database.pool.query<{ at: Date }>(
      `select max(balance_at) as at from accounts union all select max(loaded_at) from fact_spans where begin_date = '2026-11-24'`,
    );
    expect(rows.map(({ at }) => at)).toEqual([now, now]);
  });
});
