import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import type { SheetKind } from '../contract/customers';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Body of `customerList`. */
export type CustomerListRequest = NonNullable<EndpointRequest<typeof endpoints.customerList>['body']>;
/** Body of `companyList`. */
export type CompanyListRequest = NonNullable<EndpointRequest<typeof endpoints.companyList>['body']>;
/** Body of `providerAccountList`. */
export type ProviderAccountListRequest = NonNullable<
  EndpointRequest<typeof endpoints.providerAccountList>['body']
>;

/** A page of the customers. */
export function customerListOptions(client: ApiClient, body: CustomerListRequest = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.customerList, body),
    queryFn: ({ signal }) => client.call(endpoints.customerList, { body, signal }),
    retry: shouldRetry,
  });
}

/** One customer with what depends on it. */
export function customerDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.customerDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.customerDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** A page of the companies. */
export function companyListOptions(client: ApiClient, body: CompanyListRequest = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.companyList, body),
    queryFn: ({ signal }) => client.call(endpoints.companyList, { body, signal }),
    retry: shouldRetry,
  });
}

/** One company with what depends on it. */
export function companyDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.companyDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.companyDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** A page of all provider accounts. */
export function providerAccountListOptions(client: ApiClient, body: ProviderAccountListRequest = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.providerAccountList, body),
    queryFn: ({ signal }) => client.call(endpoints.providerAccountList, { body, signal }),
    retry: shouldRetry,
  });
}

/** One provider account with what depends on it. */
export function providerAccountDetailOptions(client: ApiClient, id: number) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.providerAccountDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.providerAccountDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** The endpoints that import spreadsheets, by what a row is. */
export const recordImportEndpoints = {
  customer: {
    upload: endpoints.customerImportUpload,
    rows: endpoints.customerImportRows,
    review: endpoints.customerImportReview,
    run: endpoints.customerImportRun,
  },
  company: {
    upload: endpoints.companyImportUpload,
    rows: endpoints.companyImportRows,
    review: endpoints.companyImportReview,
    run: endpoints.companyImportRun,
  },
  account: {
    upload: endpoints.providerAccountImportUpload,
    rows: endpoints.providerAccountImportRows,
    review: endpoints.providerAccountImportReview,
    run: endpoints.providerAccountImportRun,
  },
} as const satisfies Record<SheetKind, unknown>;

/** Body of `customerImportRows`, and of the same endpoint of other records. */
export type RecordImportRowsRequest = NonNullable<
  EndpointRequest<typeof endpoints.customerImportRows>['body']
>;

/** A page of the rows of an import. */
export function recordImportRowsOptions(client: ApiClient, kind: SheetKind, body: RecordImportRowsRequest) {
  const { rows } = recordImportEndpoints[kind];
  return queryOptions({
    queryKey: endpointQueryKey(client, rows, body),
    queryFn: ({ signal }) => client.call(rows, { body, signal }),
    retry: shouldRetry,
  });
}

/** How the reports of a provider account arrive from the provider. */
export function reportSyncStateOptions(client: ApiClient, id: number) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.reportSyncState, id),
    queryFn: ({ signal }) => client.call(endpoints.reportSyncState, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** State of the credentials of a provider account. */
export function credentialsStateOptions(client: ApiClient, id: number) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.credentialsState, id),
    queryFn: ({ signal }) => client.call(endpoints.credentialsState, { body: { id }, signal }),
    retry: shouldRetry,
  });
}
