import type { ApiClient } from '../client/types';
import type { Endpoint } from '../contract/endpoint';

/** `[account id, language, path of the endpoint, …request]`; account 0 if an endpoint is independent of accounts. */
export type EndpointQueryKey = readonly [number, string, Endpoint['path'], ...unknown[]];

/**
 * The query key of a response. It begins with the account, so that data of one account is never shown for another, and contains the
 * language, since servers respond with texts.
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
 * Matches the cached responses of the given endpoints, of every account, language and request.
 *
 * Shape:  a filter for `invalidateQueries`, `findAll` and the like of react-query.
 */
export function queryFilterFor(...endpoints: readonly Endpoint[]) {
  const paths: readonly unknown[] = endpoints.map(({ path }) => path);
  return { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => paths.includes(queryKey[2]) };
}
