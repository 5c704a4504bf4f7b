import type { ApiClient } from '../client/types';
import { endpoints, type EndpointId } from '../contract/endpoints';

/** `[account id, language, call, …request]`; account 0 where a call has nothing to do with the current one. */
export type CallQueryKey = readonly [number, string, EndpointId, ...unknown[]];

/**
 * The key of a call's answer. It begins with the account, so that no account is ever shown the data of another, and
 * names the language, since servers answer with words.
 */
export function callQueryKey(client: ApiClient, id: EndpointId, ...request: unknown[]): CallQueryKey {
  const accountId = endpoints[id].account === 'none' ? 0 : client.currentAccountId();
  return [accountId, client.currentLanguage(), id, ...request];
}
