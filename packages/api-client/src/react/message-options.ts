import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/types';
import { callQueryKey } from './query-key';
import { shouldRetry } from './retry';

type MessageListBody = NonNullable<CallRequest<'messageList'>['body']>;

/** The messages of the user, newest first. */
export function messageListOptions(client: ApiClient, body: MessageListBody = {}) {
  return queryOptions({
    queryKey: callQueryKey(client, 'messageList', body),
    queryFn: ({ signal }) => client.call('messageList', { body, signal }),
    retry: shouldRetry,
  });
}

/** One message. Reading it here does not mark it as read. */
export function messageDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: callQueryKey(client, 'messageDetail', id),
    queryFn: ({ signal }) => client.call('messageDetail', { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** Whether a key of the query cache is of the user's messages, for invalidating them all. */
export function isMessageKey(queryKey: readonly unknown[]): boolean {
  return queryKey[2] === 'messageList' || queryKey[2] === 'messageDetail';
}
