import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

type MessageListBody = NonNullable<EndpointRequest<typeof endpoints.messageList>['body']>;

/** The messages of the user, newest first. */
export function messageListOptions(client: ApiClient, body: MessageListBody = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.messageList, body),
    queryFn: ({ signal }) => client.call(endpoints.messageList, { body, signal }),
    retry: shouldRetry,
  });
}

/** One message. Reading it here does not mark it as read. */
export function messageDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.messageDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.messageDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** Whether a key of the query cache is of the user's messages, for invalidating them all. */
export function isMessageKey(queryKey: readonly unknown[]): boolean {
  return queryKey[2] === endpoints.messageList.path || queryKey[2] === endpoints.messageDetail.path;
}
