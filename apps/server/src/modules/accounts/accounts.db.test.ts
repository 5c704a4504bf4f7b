import type { AccountBalance } from '@meridian/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, facts, userAccounts } from '../../db/schema';
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
  day,
  endDate = day,
  channel = 'search',
  section = 'account',
  currency = 'CNY',
  ...values
}: {
  accountId: number;
  day: string;
  endDate?: string;
  cost: string;
  channel?: 'search' | 'feed';
  section?: 'account' | 'campaign';
  currency?: string;
}) {
  const { db } = test.database;
  await db.execute(sql`select ensure_facts_partition(${day}::date)`);
  await db.insert(facts).values({
    ...values,
    beginDate: day,
    endDate,
    channel,
    section,
    currency,
    itemKey: randomUUID(),
    impression: 1n,
    click: 1n,
    conversion: '0',
  });
}

async function list(body: object = {}) {
  const answer = await test.call<{ list: AccountBalance[] }>('accountList', { token, body });
  return { ...answer, numbers: answer.data?.list.map(({ accountNo }) => accountNo) };
}

describe('account list', () => {
  it('has the caller’s own accounts with balance, by number', async () => {
    const { data, page, numbers } = await list();
    expect(numbers).toEqual(['A-1', 'A-2', 'B-3']);
    expect(page).toEqual({ number: 1, size: 20, totalCount: 3 });
    expect(data.list[0]).toMatchObject({ accountId: ids.big, balance: '100.10', isFollowed: false });
  });

  it('says what the last whole day cost in all channels, in the account’s currency, as an exact sum', async () => {
    const { data } = await list();
    expect(data.list[0]).toMatchObject({ lastDay: '2026-11-19', lastDayCost: '0.3' });
    expect(data.list[1]).toMatchObject({ lastDay: '2026-10-02', lastDayCost: '12.34' });
    expect(data.list[2]).toMatchObject({ lastDay: null, lastDayCost: null, balance: null });
  });

  it('finds by part of number or name in any case, taking wildcards literally', async () => {
    expect((await list({ query: { text: 'a-' } })).numbers).toEqual(['A-1', 'A-2']);
    expect((await list({ query: { text: '旗舰' } })).numbers).toEqual(['A-1']);
    expect((await list({ query: { text: 'small_shop 100%' } })).numbers).toEqual(['A-2']);
    expect((await list({ query: { text: '%' } })).numbers).toEqual(['A-2']);
    expect((await list({ query: { text: "' or 1=1 --" } })).numbers).toEqual([]);
    expect((await list({ query: { text: 'Foreign' } })).page?.totalCount).toBe(0);
  });

  it('comes in pages', async () => {
    const first = await list({ page: { number: 1, size: 10 } });
    const second = await list({ page: { number: 2, size: 10 } });
    expect([first.numbers?.length, second.numbers?.length]).toEqual([3, 0]);
    expect(second.page).toEqual({ number: 2, size: 10, totalCount: 3 });
  });

  it('sorts by what it offers, numbers as numbers, empty values last both ways', async () => {
    const sorted = async (sortCol: string) =>
      (await list({ page: { number: 1, size: 10, sortCol } })).numbers;
    expect(await sorted('balance asc')).toEqual(['A-2', 'A-1', 'B-3']);
    expect(await sorted('balance desc')).toEqual(['A-1', 'A-2', 'B-3']);
    expect(await sorted('lastDayCost desc')).toEqual(['A-2', 'A-1', 'B-3']);
    expect(await sorted('accountNo desc')).toEqual(['B-3', 'A-2', 'A-1']);
  });

  it.each([
    [{ page: { number: 1, size: 10, sortCol: 'currency asc' } }, { 'page.sortCol': 'sort_not_offered' }],
    [{ page: { number: 1, size: 10, sortCol: 'accountNo asc; --' } }, { 'page.sortCol': 'sort_not_offered' }],
    [{ page: { number: 1, size: 7 } }, { 'page.size': 'page_size_not_offered' }],
    [{ page: { number: 0, size: 10 } }, { 'page.number': 'invalid' }],
    [{ page: { number: 1.5, size: 10 } }, { 'page.number': 'invalid' }],
    [{ query: { text: 5 } }, { 'query.text': 'invalid' }],
  ])('refuses %j and names the value', async (body, fields) => {
    expect(await list(body)).toMatchObject({ code: 400, fields });
  });

  it('knows which accounts the caller follows', async () => {
    await test.database.db
      .update(userAccounts)
      .set({ followedTime: test.clock.now() })
      .where(and(eq(userAccounts.userId, userId), eq(userAccounts.accountId, ids.small)));
    expect((await list()).data.list.map(({ isFollowed }) => isFollowed)).toEqual([false, true, false]);
  });

  it('loses an account with the next call once the grant is taken away', async () => {
    await test.database.db
      .delete(userAccounts)
      .where(and(eq(userAccounts.userId, userId), eq(userAccounts.accountId, ids.empty)));
    expect((await list()).numbers).toEqual(['A-1', 'A-2']);
  });

  it('says when the balance was true', async () => {
    const balanceTime = new Date('2026-11-20T01:00:00Z');
    await test.database.db.update(accounts).set({ balanceTime }).where(eq(accounts.accountId, ids.big));
    expect((await list()).data.list[0]?.balanceTime).toBe('2026-11-20T01:00:00.000Z');
  });
});
