import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Body of `auditList`. */
export type AuditListRequest = NonNullable<EndpointRequest<typeof endpoints.auditList>['body']>;

/** A page of the audit log. */
export function auditListOptions(client: ApiClient, body: AuditListRequest = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.auditList, body),
    queryFn: ({ signal }) => client.call(endpoints.auditList, { body, signal }),
    retry: shouldRetry,
  });
}

/** One record of the audit log. */
export function auditDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.auditDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.auditDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}
