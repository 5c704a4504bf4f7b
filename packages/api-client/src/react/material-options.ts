import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Body of `imageList`. */
export type ImageListRequest = NonNullable<EndpointRequest<typeof endpoints.imageList>['body']>;

/** A page of the material library, of the current account unless the request names others. */
export function imageListOptions(client: ApiClient, body: ImageListRequest = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.imageList, body),
    queryFn: ({ signal }) =>
      client.call(endpoints.imageList, {
        body,
        signal,
        withoutAccount: body.query?.accountId !== undefined,
      }),
    retry: shouldRetry,
  });
}

/** Themes of the material library, of the current account unless another one is given; 0: of all accounts. */
export function imageThemeListOptions(client: ApiClient, accountId?: number) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.imageThemeList, accountId),
    queryFn: ({ signal }) =>
      client.call(endpoints.imageThemeList, {
        body: accountId === undefined ? {} : { accountId },
        signal,
        withoutAccount: accountId !== undefined,
      }),
    retry: shouldRetry,
  });
}

/** How many images of the current account, or of another one, are being sent to the provider; 0: of all accounts. */
export function imageSyncStatusOptions(client: ApiClient, accountId?: number) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.imageSyncStatus, accountId),
    queryFn: ({ signal }) =>
      client.call(endpoints.imageSyncStatus, {
        body: accountId === undefined ? {} : { accountId },
        signal,
        withoutAccount: accountId !== undefined,
      }),
    retry: shouldRetry,
  });
}

/** What the addresses of image files need; the same as long as the session. */
export function imageFileAccessOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.imageFileAccess),
    queryFn: ({ signal }) => client.call(endpoints.imageFileAccess, { body: {}, signal }),
    retry: shouldRetry,
    staleTime: Infinity,
  });
}
