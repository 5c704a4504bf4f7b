import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The devices on which the user is signed in, the newest first. */
export function sessionListOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.sessionList),
    queryFn: ({ signal }) => client.call(endpoints.sessionList, { signal }),
    select: ({ list }) => list,
    retry: shouldRetry,
  });
}

/** Whether the user signs in with a second factor, and how many recovery codes are left. */
export function secondFactorStateOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.secondFactorState),
    queryFn: ({ signal }) => client.call(endpoints.secondFactorState, { signal }),
    retry: shouldRetry,
  });
}
