import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, EndpointResult } from '../client/types';
import type { AccountBalance } from '../contract/accounts';
import * as endpoints from '../contract/endpoints';
import type { UserInfo } from '../contract/user';
import { previousDataOf } from './previous-data';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The accounts of a request: the current one, or all accounts of the user; optionally only followed ones. */
export interface HomeScope {
  followedOnly: boolean;
}

/** Accounts, range and currency of the home page's chart. */
export interface HomeTrendRequest extends HomeScope {
  /** ISO 4217 code: two currencies are never added. */
  currency: string;
  /** Days `yyyy-MM-dd`, both included; at most 100 days. */
  beginDate: string;
  endDate: string;
}

/** Balance and last full day of the selected accounts, one entry for each currency. */
export function homeSummaryOptions(client: ApiClient, { followedOnly }: HomeScope) {
  const body = { query: { accountId: client.currentAccountId(), followedOnly } };
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.accountSummary, { followedOnly }),
    queryFn: ({ signal }) => client.call(endpoints.accountSummary, { body, signal }),
    retry: shouldRetry,
  });
}

/** The days of a range compared with the previous period. While another range of the same accounts loads, the last one stays. */
export function homeTrendOptions(client: ApiClient, request: HomeTrendRequest) {
  const { followedOnly, currency, beginDate, endDate } = request;
  const body = { query: { accountId: client.currentAccountId(), ...request } };
  const queryKey = endpointQueryKey(client, endpoints.accountTrend, { followedOnly }, currency, {
    beginDate,
    endDate,
  });
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.call(endpoints.accountTrend, { body, signal }),
    // of the same followed accounts and currency
    placeholderData: previousDataOf(queryKey, 5),
    retry: shouldRetry,
  });
}

/** The largest changes from the previous day in the selected accounts. */
export function homeMoversOptions(client: ApiClient, { followedOnly }: HomeScope) {
  const body = { query: { accountId: client.currentAccountId(), followedOnly } };
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.accountMovers, { followedOnly }),
    queryFn: ({ signal }) => client.call(endpoints.accountMovers, { body, signal }),
    retry: shouldRetry,
  });
}

const isListKey = (key: readonly unknown[]) => key[2] === endpoints.accountList.path;
/** Data of followed accounts only. */
const isFollowedOnly = ([, , path, scope]: readonly unknown[]) =>
  (path === endpoints.accountSummary.path ||
    path === endpoints.accountTrend.path ||
    path === endpoints.accountMovers.path) &&
  typeof scope === 'object' &&
  scope !== null &&
  'followedOnly' in scope &&
  scope.followedOnly === true;

/**
 * Updates the cache when an account is followed or unfollowed. Rows stay in place, even in a list of followed accounts, so that a click
 * can be undone; a list that is being fetched is fetched again, since its response may be older. Resolves once the rows are updated.
 */
export async function applyFollow(
  queryClient: QueryClient,
  { accountId, isFollowed }: { accountId: number; isFollowed: boolean },
): Promise<void> {
  const lists = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => isListKey(queryKey) });
  const pending = new Set(lists.filter(({ state }) => state.fetchStatus === 'fetching'));
  await queryClient.cancelQueries({ predicate: (query) => pending.has(query) });
  for (const { queryKey } of lists) {
    queryClient.setQueryData<EndpointResult<typeof endpoints.accountList>>(
      queryKey,
      (response) => response && { ...response, data: { list: response.data.list.map(follow) } },
    );
  }
  const isList = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isListKey(queryKey) };
  void queryClient.invalidateQueries({ ...isList, refetchType: 'none' });
  void queryClient.refetchQueries({ predicate: (query) => pending.has(query) });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isFollowedOnly(queryKey) });

  queryClient.setQueriesData<UserInfo>(
    { predicate: ({ queryKey }) => queryKey[2] === endpoints.getUserInfo.path },
    (user) => user && { ...user, followedAccountIds: withFollow(user.followedAccountIds ?? []) },
  );

  function withFollow(ids: readonly number[]): number[] {
    const others = ids.filter((id) => id !== accountId);
    return isFollowed ? [...others, accountId].toSorted((a, b) => a - b) : others;
  }

  function follow(account: AccountBalance): AccountBalance {
    return account.accountId === accountId ? { ...account, isFollowed } : account;
  }
}
