import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointOptions } from './endpoint-options';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

const hourMs = 60 * 60 * 1000;

/** An ad draft without its rows. */
export function draftSummaryOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftDetail, id, 'summary'),
    queryFn: async ({ signal }) => (await client.call(endpoints.draftDetail, { body: { id }, signal })).draft,
    retry: shouldRetry,
  });
}

/** All businesses that a campaign may promote; operators import them rarely. */
export function businessPointsOptions(client: ApiClient) {
  const request = endpointOptions(client, endpoints.businessPointList, { body: {} });
  return queryOptions({ ...request, staleTime: hourMs });
}

/** Results of the search campaigns of a draft's account in the last 30 days. */
export function draftRecentResultsOptions(client: ApiClient, id: string) {
  const request = endpointOptions(client, endpoints.draftRecentResults, { body: { id } });
  return queryOptions({ ...request, staleTime: hourMs });
}
