import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import { callQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The sections of the caller's channels, with how many of their fields are shown. */
export function reportPartListOptions(client: ApiClient) {
  return queryOptions({
    queryKey: callQueryKey(client, 'reportPartList'),
    queryFn: ({ signal }) => client.call('reportPartList', { signal }),
    retry: shouldRetry,
  });
}

/** The fields of one part: those shown, in their order, then the others. */
export function reportFieldListOptions(client: ApiClient, partsId: string) {
  const body = { partsIds: [partsId] };
  return queryOptions({
    queryKey: callQueryKey(client, 'reportFieldList', body),
    queryFn: ({ signal }) => client.call('reportFieldList', { body, signal }),
    retry: shouldRetry,
  });
}
