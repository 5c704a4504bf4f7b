import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Body of `announcementList`. */
export type AnnouncementListRequest = NonNullable<EndpointRequest<typeof endpoints.announcementList>['body']>;

/** A page of the announcements, the last saved first. */
export function announcementListOptions(client: ApiClient, body: AnnouncementListRequest = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.announcementList, body),
    queryFn: ({ signal }) => client.call(endpoints.announcementList, { body, signal }),
    retry: shouldRetry,
  });
}

/** One announcement in all its languages. */
export function announcementDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.announcementDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.announcementDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}
