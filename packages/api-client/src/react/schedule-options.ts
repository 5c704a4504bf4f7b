import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The scheduled reports of the user. */
export function reportScheduleListOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.reportScheduleList, {}),
    queryFn: ({ signal }) => client.call(endpoints.reportScheduleList, { body: {}, signal }),
    retry: shouldRetry,
  });
}
