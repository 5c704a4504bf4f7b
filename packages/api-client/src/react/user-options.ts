import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/types';
import { callQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The signed-in user. Kept until it is invalidated. */
export function userInfoOptions(client: ApiClient) {
  return queryOptions({
    queryKey: callQueryKey(client, 'getUserInfo'),
    queryFn: ({ signal }) => client.call('getUserInfo', { signal }),
    retry: shouldRetry,
    staleTime: Infinity,
  });
}

/** The pages that the user may open. Kept until they are invalidated. */
export function routersOptions(client: ApiClient) {
  return queryOptions({
    queryKey: callQueryKey(client, 'getRouters'),
    queryFn: ({ signal }) => client.call('getRouters', { signal }),
    retry: shouldRetry,
    staleTime: Infinity,
  });
}

/** The accounts of the user with balance and last cost. */
export function accountListOptions(client: ApiClient, body: CallRequest<'accountList'>['body'] = {}) {
  return queryOptions({
    queryKey: callQueryKey(client, 'accountList', body),
    queryFn: ({ signal }) => client.call('accountList', { body, signal }),
    retry: shouldRetry,
  });
}

/** The messages of the user, newest first. */
export function messageListOptions(client: ApiClient, body: CallRequest<'messageList'>['body'] = {}) {
  return queryOptions({
    queryKey: callQueryKey(client, 'messageList', body),
    queryFn: ({ signal }) => client.call('messageList', { body, signal }),
    retry: shouldRetry,
  });
}
