import type { AccountBalance } from '@meridian/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, facts, followedAccounts, userAccounts } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { createTestApp, type TestApp } from '../../testing';

let test: TestApp;
let token: string;
let userId: string;
let ids: Record<'big' | 'small' | 'empty' | 'foreign', number>;

beforeAll(async () => {
  test = await createTestApp();
  const { addAccount, signedIn } = test.fixtures;
  ids = {
    big: await addAccount({ accountNo: 'A-1', accountName: '京北旗舰店', balance: '100.10' }),
    small: await addAccount({ accountNo: 'A-2', accountName: 'Small_Shop 100%', balance: '20.5' }),
    empty: await addAccount({ accountNo: 'B-3', accountName: 'Empty' }),
    foreign: await addAccount({ accountNo: 'A-9', accountName: 'Foreign', balance: '1' }),
  };
  ({ token, userId } = await signedIn({ accountIds: [ids.big, ids.small, ids.empty] }));
  await addFact({ accountId: ids.big, day: '2026-11-19', cost: '0.1' });
  await addFact({ accountId: ids.big, day: '2026-11-19', cost: '0.2', channel: 'feed' });
  await addFact({ accountId: ids.big, day: '2026-11-19', cost: '5', currency: 'USD' });
  await addFact({ accountId: ids.big, day: '2026-11-19', cost: '7', section: 'campaign' });
  await addFact({ accountId: ids.big, day: '2026-11-18', cost: '900' });
  await addFact({ accountId: ids.big, day: '2026-11-20', cost: '800' });
  await addFact({ accountId: ids.big, day: '2026-11-13', endDate: '2026-11-19', cost: '700' });
  await addFact({ accountId: ids.small, day: '2026-10-02', cost: '12.34' });
});
afterAll(() => test.close());

async function addFact({
  accountId,
  day,
  endDate = day,
  channel = 'search',
  section = 'account',
  cost,
  ...currency
}: {
  accountId: number;
  day: string;
  endDate?: string;
  cost: string;
  channel?: 'search' | 'feed';
  section?: 'account' | 'campaign';
  currency?: string;
}) {
  const fact = { beginDate: day, endDate, cost, impression: 1, click: 1, conversion: '0', ...currency };
  await writeFacts(test.database.db, { accountId, channel, section }, [fact]);
}

async function list(body: object = {}) {
  const response = await test.call<{ list: AccountBalance[] }>('accountList', { token, body });
  return { ...response, numbers: response.data?.list.map(({ accountNo }) => accountNo) };
}

describe('account list', () => {
  it('contains the user’s accounts with their balance, sorted by number', async () => {
    const { data, page, numbers } = await list();
    expect(numbers).toEqual(['A-1', 'A-2', 'B-3']);
    expect(page).toEqual({ number: 1, size: 20, totalCount: 3 });
    expect(data.list[0]).toMatchObject({ accountId: ids.big, balance: '100.10', isFollowed: false });
  });

  it('has the account that the request names, or all accounts for 0', async () => {
    expect((await list({ query: { accountId: ids.small } })).numbers).toEqual(['A-2']);
    expect((await list({ accountId: ids.small })).numbers).toEqual(['A-2']);
    expect((await list({ query: { accountId: 0 } })).numbers).toEqual(['A-1', 'A-2', 'B-3']);
    expect(await list({ query: { accountId: ids.foreign } })).toMatchObject({ code: 403 });
  });

  it('has the exact cost of the last full day in all channels, in the account’s currency', async () => {
    const { data } = await list();
    expect(data.list[0]).toMatchObject({ lastDay: '2026-11-19', lastDayCost: '0.3' });
    expect(data.list[1]).toMatchObject({ lastDay: '2026-10-02', lastDayCost: '12.34' });
    expect(data.list[2]).toMatchObject({ lastDay: null, lastDayCost: null, balance: null });
  });

  it('has the cost of seven days and the days left, and nulls where unknown', async () => {
    const { data } = await list();
    expect(data.list[0]).toMatchObject({
      channels: ['search', 'feed'],
      previousDayCost: '900',
      lastDays: [null, null, null, null, null, '900', '0.3'],
      budgetDays: '0.2',
    });
    expect(data.list[1]).toMatchObject({ channels: ['search'], previousDayCost: null, budgetDays: '1.7' });
    expect(data.list[2]).toMatchObject({
      channels: [],
      lastDays: [null, null, null, null, null, null, null],
      budgetDays: null,
    });
  });

  it.each([
    ['rounds a half away from zero', '10.25', '1', '10.3'],
    ['lasts no days at 0', '0.00', '1', '0.0'],
    ['has no days left below 0', '-3', '1', '0.0'],
    ['is not divided by a cost of nothing', '5', '0', null],
  ])('a balance %s', async (_, balance, cost, budgetDays) => {
    const account = await test.fixtures.addAccount({ balance });
    await addFact({ accountId: account, day: '2026-11-19', cost });
    const user = await test.fixtures.signedIn({ accountIds: [account] });
    const { data } = await test.call<{ list: AccountBalance[] }>('accountList', {
      token: user.token,
      body: {},
    });
    expect(data.list.map((one) => one.budgetDays)).toEqual([budgetDays]);
  });

  it('treats an imported day without traffic as a day with cost 0', async () => {
    const account = await test.fixtures.addAccount();
    await addFact({ accountId: account, day: '2026-11-18', cost: '5' });
    await addFact({ accountId: account, day: '2026-11-19', cost: '5' });
    await test.database.db
      .delete(facts)
      .where(and(eq(facts.accountId, account), eq(facts.beginDate, '2026-11-19')));
    const user = await test.fixtures.signedIn({ accountIds: [account] });
    const { data } = await test.call<{ list: AccountBalance[] }>('accountList', {
      token: user.token,
      body: {},
    });
    expect(data.list[0]).toMatchObject({ lastDay: '2026-11-19', lastDayCost: '0', previousDayCost: '5' });
  });

  it('waits for a late channel, but not for one that has stopped', async () => {
    const [late, stopped] = [await test.fixtures.addAccount(), await test.fixtures.addAccount()];
    for (const [accountId, feedDay] of [
      [late, '2026-11-18'],
      [stopped, '2026-11-12'],
    ] as const) {
      await addFact({ accountId, day: '2026-11-18', cost: '1' });
      await addFact({ accountId, day: '2026-11-19', cost: '2' });
      await addFact({ accountId, day: feedDay, cost: '3', channel: 'feed' });
    }
    const user = await test.fixtures.signedIn({ accountIds: [late, stopped] });
    const { data } = await test.call<{ list: AccountBalance[] }>('accountList', {
      token: user.token,
      body: {},
    });
    const dayOf = (id: number) => data.list.find(({ accountId }) => accountId === id);
    expect(dayOf(late)).toMatchObject({ lastDay: '2026-11-18', lastDayCost: '4' });
    expect(dayOf(stopped)).toMatchObject({ lastDay: '2026-11-19', lastDayCost: '2' });
  });

  it('uses the time zone of each account', async () => {
    const [shanghai, losAngeles] = [
      await test.fixtures.addAccount({ accountNo: 'Z-1' }),
      await test.fixtures.addAccount({ accountNo: 'Z-2', timeZone: 'America/Los_Angeles' }),
    ];
    for (const accountId of [shanghai, losAngeles]) {
      await addFact({ accountId, day: '2026-11-18', cost: '1' });
      await addFact({ accountId, day: '2026-11-19', cost: '2' });
    }
    const user = await test.fixtures.signedIn({ accountIds: [shanghai, losAngeles] });
    const { data } = await test.call<{ list: AccountBalance[] }>('accountList', {
      token: user.token,
      body: {},
    });
    expect(data.list.map(({ lastDay }) => lastDay)).toEqual(['2026-11-19', '2026-11-18']);
  });

  it('finds a part of a number or name in any case, taking wildcards literally', async () => {
    expect((await list({ query: { text: 'a-' } })).numbers).toEqual(['A-1', 'A-2']);
    expect((await list({ query: { text: '旗舰' } })).numbers).toEqual(['A-1']);
    expect((await list({ query: { text: 'small_shop 100%' } })).numbers).toEqual(['A-2']);
    expect((await list({ query: { text: '%' } })).numbers).toEqual(['A-2']);
    expect((await list({ query: { text: "' or 1=1 --" } })).numbers).toEqual([]);
    expect((await list({ query: { text: 'Foreign' } })).page?.totalCount).toBe(0);
  });

  it('is paged', async () => {
    const first = await list({ page: { number: 1, size: 10 } });
    const second = await list({ page: { number: 2, size: 10 } });
    expect([first.numbers?.length, second.numbers?.length]).toEqual([3, 0]);
    expect(second.page).toEqual({ number: 2, size: 10, totalCount: 3 });
  });

  it('sorts by every offered column, numbers as numbers, empty values always last', async () => {
    const sorted = async (sortCol: string) =>
      (await list({ page: { number: 1, size: 10, sortCol } })).numbers;
    expect(await sorted('balance asc')).toEqual(['A-2', 'A-1', 'B-3']);
    expect(await sorted('balance desc')).toEqual(['A-1', 'A-2', 'B-3']);
    expect(await sorted('lastDayCost desc')).toEqual(['A-2', 'A-1', 'B-3']);
    expect(await sorted('accountNo desc')).toEqual(['B-3', 'A-2', 'A-1']);
    expect(await sorted('budgetDays asc')).toEqual(['A-1', 'A-2', 'B-3']);
    expect(await sorted('budgetDays desc')).toEqual(['A-2', 'A-1', 'B-3']);
    expect(await sorted('change asc')).toEqual(['A-1', 'A-2', 'B-3']);
    expect(await sorted('change desc')).toEqual(['A-1', 'A-2', 'B-3']);
  });

  it.each([
    [{ page: { number: 1, size: 10, sortCol: 'currency asc' } }, { 'page.sortCol': 'sort_not_offered' }],
    [{ page: { number: 1, size: 10, sortCol: 'accountNo asc; --' } }, { 'page.sortCol': 'sort_not_offered' }],
    [{ page: { number: 1, size: 7 } }, { 'page.size': 'page_size_not_offered' }],
    [{ page: { number: 0, size: 10 } }, { 'page.number': 'invalid' }],
    [{ page: { number: 1.5, size: 10 } }, { 'page.number': 'invalid' }],
    [{ query: { text: 5 } }, { 'query.text': 'invalid' }],
  ])('rejects %j and names the value', async (body, fields) => {
    expect(await list(body)).toMatchObject({ code: 400, fields });
  });

  it('lists the followed accounts first, or only them on request', async () => {
    await test.database.db.insert(followedAccounts).values({ userId, accountId: ids.small });
    const { data, numbers } = await list();
    expect(numbers).toEqual(['A-2', 'A-1', 'B-3']);
    expect(data.list.map(({ isFollowed }) => isFollowed)).toEqual([true, false, false]);
    const followed = await list({ query: { followedOnly: true } });
    expect([followed.numbers, followed.page?.totalCount]).toEqual([['A-2'], 1]);
    expect((await list({ page: { number: 1, size: 10, sortCol: 'accountNo asc' } })).numbers).toEqual([
      'A-1',
      'A-2',
      'B-3',
    ]);
  });

  it('omits an account from the next response after its grant is removed', async () => {
    await test.database.db
      .delete(userAccounts)
      .where(and(eq(userAccounts.userId, userId), eq(userAccounts.accountId, ids.empty)));
    expect((await list()).numbers).toEqual(['A-2', 'A-1']);
  });

  it('has the time of the balance', async () => {
    const balanceTime = new Date('2026-11-20T01:00:00Z');
    await test.database.db.update(accounts).set({ balanceTime }).where(eq(accounts.accountId, ids.big));
    expect((await list()).data.list[1]?.balanceTime).toBe('2026-11-20T01:00:00.000Z');
  });
});
