import type { ApiClient } from '../client/types';
import type { Endpoint } from '../contract/endpoint';

/** `[account id, language, path of the call, …request]`; account 0 where a call has nothing to do with the current one. */
export type EndpointQueryKey = readonly [number, string, Endpoint['path'], ...unknown[]];

/**
 * The key of a call's answer. It begins with the account, so that no account is ever shown the data of another, and
 * names the language, since servers answer with words.
 */
export function endpointQueryKey(
  client: ApiClient,
  { account, path }: Endpoint,
  ...request: unknown[]
): EndpointQueryKey {
  const accountId = account === 'none' ? 0 : client.currentAccountId();
  return [accountId, client.currentLanguage(), path, ...request];
}

/**
 * Which cached answers are those of the given calls: of every account, language and request.
 *
 * Shape:  a filter for `invalidateQueries`, `findAll` and the like of react-query.
 */
export function queryFilterFor(...calls: readonly Endpoint[]) {
  const paths: readonly unknown[] = calls.map(({ path }) => path);
  return { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => paths.includes(queryKey[2]) };
}
