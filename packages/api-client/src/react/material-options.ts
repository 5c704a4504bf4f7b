import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointOptions } from './endpoint-options';

/** Body of `imageList`. */
export type ImageListRequest = NonNullable<EndpointRequest<typeof endpoints.imageList>['body']>;

/** A page of the material library, of the current account unless the request names others. */
export function imageListOptions(client: ApiClient, body: ImageListRequest = {}) {
  const withoutAccount = body.query?.accountId !== undefined;
  return endpointOptions(client, endpoints.imageList, { body, withoutAccount });
}

/** Themes of the material library, of the current account unless another one is given; 0: of all accounts. */
export function imageThemeListOptions(client: ApiClient, accountId?: number) {
  return endpointOptions(client, endpoints.imageThemeList, requestOf(accountId));
}

/** How many images of the current account, or of another one, are being sent to the provider; 0: of all accounts. */
export function imageSyncStatusOptions(client: ApiClient, accountId?: number) {
  return endpointOptions(client, endpoints.imageSyncStatus, requestOf(accountId));
}

const requestOf = (accountId: number | undefined) =>
  accountId === undefined ? { body: {} } : { body: { accountId }, withoutAccount: true };

/** Query parameters of image URLs; they stay the same during the session. */
export function imageFileAccessOptions(client: ApiClient) {
  const request = endpointOptions(client, endpoints.imageFileAccess, { body: {} });
  return queryOptions({ ...request, staleTime: Infinity });
}
