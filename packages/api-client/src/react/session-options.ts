import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import { callQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The devices on which the user is signed in, the newest first. */
export function sessionListOptions(client: ApiClient) {
  return queryOptions({
    queryKey: callQueryKey(client, 'sessionList'),
    queryFn: ({ signal }) => client.call('sessionList', { signal }),
    select: ({ list }) => list,
    retry: shouldRetry,
  });
}
