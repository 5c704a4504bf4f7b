import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client';
import type { AccountBalance } from '../contract/accounts';
import type { UserInfo } from '../contract/user';
import { applyFollow, homeMoversOptions, homeSummaryOptions, homeTrendOptions } from './home-options';
import { accountListOptions, userInfoOptions } from './user-options';

const account = (accountId: number, isFollowed = false): AccountBalance => ({
  accountId,
  accountNo: String(accountId),
  accountName: `Account ${String(accountId)}`,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  isFollowed,
  channels: [],
  balance: null,
  balanceTime: null,
  lastDay: null,
  lastDayCost: null,
  previousDayCost: null,
  lastDays: [null, null, null, null, null, null, null],
  budgetDays: null,
});

const user: UserInfo = {
  userId: '1',
  userName: 'Lin Wei',
  avatar: null,
  introduction: null,
  roles: ['edit'],
  permissions: [],
  language: 2,
  accounts: [],
};

/** A client whose lists have two accounts; other responses are empty. */
function setUp() {
  const state = { accountId: 1 };
  const requested: string[] = [];
  const client = createClient({
    getToken: () => 't',
    getAccountId: () => state.accountId,
    language: 'en',
    fetch: (input) => {
      const path = typeof input === 'string' ? input : '';
      requested.push(path.split('/').at(-1) ?? '');
      const isTrend = path.endsWith('trend');
      return Promise.resolve(
        Response.json({
          code: 200,
          message: 'success',
          data: isTrend ? { points: [] } : { list: path.endsWith('/list') ? [account(1), account(2)] : [] },
          page: { number: 1, size: 50, totalCount: 2 },
        }),
      );
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  return { client, state, requested, queryClient };
}
const trend = {
  followedOnly: false,
  currency: 'CNY',
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
};

describe('keys', () => {
  it('differ by account, by followed accounts and by currency; the list of accounts has no account', () => {
    const { client, state } = setUp();
    const keys = () =>
      [
        homeSummaryOptions(client, { followedOnly: false }),
        homeSummaryOptions(client, { followedOnly: true }),
        homeMoversOptions(client, { followedOnly: false }),
        homeTrendOptions(client, trend),
        homeTrendOptions(client, { ...trend, currency: 'USD' }),
        homeTrendOptions(client, { ...trend, followedOnly: true }),
      ].map(({ queryKey }) => JSON.stringify(queryKey));
    const list = () => JSON.stringify(accountListOptions(client).queryKey);
    const [ofOne, listOfOne] = [keys(), list()];
    state.accountId = 2;
    expect(new Set([...ofOne, ...keys()]).size).toBe(12);
    expect(list()).toBe(listOfOne);
  });
});

describe('while another trend loads', () => {
  it.each([
    ['range', { beginDate: '2026-11-01' }, 1, true],
    ['currency', { currency: 'USD' }, 1, false],
    ['choice of followed accounts', { followedOnly: true }, 1, false],
    ['account', {}, 2, false],
  ] as const)('with another %s, the last one stays: %s %s %s', async (_, change, accountId, stays) => {
    const { client, state, queryClient } = setUp();
    await queryClient.query(homeTrendOptions(client, trend));
    const observer = new QueryObserver(queryClient, homeTrendOptions(client, trend));
    const stop = observer.subscribe(() => undefined);
    state.accountId = accountId;
    observer.setOptions(homeTrendOptions(client, { ...trend, ...change }));
    expect(observer.getCurrentResult().data !== undefined).toBe(stays);
    stop();
  });
});

describe('following', () => {
  it('marks the account in every cached list, and no other account', async () => {
    const { client, queryClient } = setUp();
    const lists = [accountListOptions(client), accountListOptions(client, { query: { followedOnly: true } })];
    await Promise.all(lists.map((list) => queryClient.query(list)));
    await applyFollow(queryClient, { accountId: 2, isFollowed: true });
    for (const { queryKey } of lists) {
      const response = queryClient.getQueryData(queryKey);
      expect(response?.data.list.map(({ isFollowed }) => isFollowed)).toEqual([false, true]);
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    }
  });

  it('marks the account at the user, where the account switch reads it', async () => {
    const { client, queryClient } = setUp();
    const { queryKey } = userInfoOptions(client);
    const ids = () => queryClient.getQueryData(queryKey)?.followedAccountIds;
    queryClient.setQueryData(queryKey, { ...user, followedAccountIds: [1, 3] });
    await applyFollow(queryClient, { accountId: 2, isFollowed: true });
    expect(ids()).toEqual([1, 2, 3]);
    await applyFollow(queryClient, { accountId: 3, isFollowed: false });
    expect(ids()).toEqual([1, 2]);
  });

  it('refetches data of followed accounts only', async () => {
    const { client, queryClient } = setUp();
    const all = homeSummaryOptions(client, { followedOnly: false });
    const followed = homeSummaryOptions(client, { followedOnly: true });
    await Promise.all([queryClient.query(all), queryClient.query(followed)]);
    await applyFollow(queryClient, { accountId: 2, isFollowed: true });
    expect(queryClient.getQueryState(followed.queryKey)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(all.queryKey)?.isInvalidated).toBe(false);
  });

  it('refetches a list whose response is pending', async () => {
    const { client, requested, queryClient } = setUp();
    const observer = new QueryObserver(queryClient, accountListOptions(client));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(requested).toEqual(['list']));
    await applyFollow(queryClient, { accountId: 2, isFollowed: true });
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
    expect(requested).toEqual(['list', 'list']);
    stop();
  });
});
