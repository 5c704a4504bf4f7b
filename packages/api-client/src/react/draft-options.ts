import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** An ad draft without its rows. */
export function draftSummaryOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftDetail, id, 'summary'),
    queryFn: async ({ signal }) => (await client.call(endpoints.draftDetail, { body: { id }, signal })).draft,
    retry: shouldRetry,
  });
}

/** All businesses that a campaign may promote; operators import them seldom. */
export function businessPointsOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.businessPointList),
    queryFn: ({ signal }) => client.call(endpoints.businessPointList, { body: {}, signal }),
    retry: shouldRetry,
    staleTime: 60 * 60 * 1000,
  });
}

/** Where the account of a draft has keywords outside of the draft. */
export function draftKeywordPlacesOptions(client: ApiClient, body: { id: string; keywords: string[] }) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftKeywordPlaces, body),
    queryFn: async ({ signal }) => (await client.call(endpoints.draftKeywordPlaces, { body, signal })).list,
  });
}

/** Which warnings of a draft somebody accepts, and why. */
export function draftWaiversOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftWaiverList, id),
    queryFn: async ({ signal }) =>
      (await client.call(endpoints.draftWaiverList, { body: { id }, signal })).list,
    retry: shouldRetry,
  });
}

/** What the search campaigns of the account of a draft got in the last 30 days. */
export function draftRecentResultsOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.draftRecentResults, id),
    queryFn: ({ signal }) => client.call(endpoints.draftRecentResults, { body: { id }, signal }),
    retry: shouldRetry,
    staleTime: 60 * 60 * 1000,
  });
}
