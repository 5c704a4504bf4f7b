import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The sections of the caller's channels, with how many of their fields are shown. */
export function reportPartListOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.reportPartList),
    queryFn: ({ signal }) => client.call(endpoints.reportPartList, { signal }),
    retry: shouldRetry,
  });
}

/** The fields of one part: those shown, in their order, then the others. */
export function reportFieldListOptions(client: ApiClient, partsId: string) {
  const body = { partsIds: [partsId] };
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.reportFieldList, body),
    queryFn: ({ signal }) => client.call(endpoints.reportFieldList, { body, signal }),
    retry: shouldRetry,
  });
}
