import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointOptions } from './endpoint-options';
import { previousDataOf } from './previous-data';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The logged-in user. Cached until it is invalidated. */
export function userInfoOptions(client: ApiClient) {
  return queryOptions({ ...endpointOptions(client, endpoints.getUserInfo), staleTime: Infinity });
}

/** The pages that the user may open. Cached until they are invalidated. */
export function routersOptions(client: ApiClient) {
  return queryOptions({ ...endpointOptions(client, endpoints.getRouters), staleTime: Infinity });
}

/**
 * The accounts of the user with balance and last cost: all of them, independent of the current account, unless `query.accountId` names
 * one. While another page, order or search loads, the last rows stay.
 */
export function accountListOptions(
  client: ApiClient,
  body: EndpointRequest<typeof endpoints.accountList>['body'] = {},
) {
  const request = { ...body, query: { accountId: 0, ...body.query } };
  const queryKey = endpointQueryKey(client, { ...endpoints.accountList, account: 'none' }, request);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.call(endpoints.accountList, { body: request, signal }),
    placeholderData: previousDataOf(queryKey),
    retry: shouldRetry,
  });
}
