import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Body of `costReportList`. */
export type CostReportRequest = NonNullable<EndpointRequest<typeof endpoints.costReportList>['body']>;

/** Body of `costReportTrend`. */
export type CostTrendRequest = NonNullable<EndpointRequest<typeof endpoints.costReportTrend>['body']>;

/** Cost over time. */
export function costTrendOptions(client: ApiClient, body: CostTrendRequest) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.costReportTrend, body),
    queryFn: ({ signal }) => client.call(endpoints.costReportTrend, { body, signal }),
    retry: shouldRetry,
  });
}

/** Body of `costBudgetDetail`. */
export type CostBudgetRequest = NonNullable<EndpointRequest<typeof endpoints.costBudgetDetail>['body']>;

/** The budgets of an account in a month. */
export function costBudgetOptions(client: ApiClient, body: CostBudgetRequest) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.costBudgetDetail, body),
    queryFn: ({ signal }) => client.call(endpoints.costBudgetDetail, { body, signal, withoutAccount: true }),
    retry: shouldRetry,
  });
}

/** A page of the cost report. */
export function costReportOptions(client: ApiClient, body: CostReportRequest) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.costReportList, body),
    queryFn: ({ signal }) => client.call(endpoints.costReportList, { body, signal }),
    retry: shouldRetry,
  });
}
