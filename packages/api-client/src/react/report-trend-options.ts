import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { previousDataOf } from './previous-data';
import { endpointQueryKey } from './query-key';
import { reportKeyPart, reportKeyParts, type ReportListRequest } from './report-options';
import { shouldRetry } from './retry';

const trendCall = { search: endpoints.searchReportTrend, feed: endpoints.feedReportTrend };

/** Report and query of a report's chart. */
export type ReportTrendRequest = Omit<ReportListRequest, 'page'>;

/** The totals of a report over time. While another range or filter of the same report loads, the last ones stay. */
export function reportTrendOptions(
  client: ApiClient,
  { channel, section, period, query }: ReportTrendRequest,
) {
  const params = { section, period };
  const body = { query: { ...query, accountId: client.currentAccountId() } };
  const queryKey = endpointQueryKey(client, trendCall[channel], reportKeyPart(params, query), body);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.call(trendCall[channel], { params, body, signal }),
    placeholderData: previousDataOf(queryKey, reportKeyParts),
    retry: shouldRetry,
  });
}

/**
 * The trend of one row of a report. Another row never shows the data of the last one, and the request is not counted among those of the
 * report, which are cancelled together.
 */
export function rowTrendOptions(client: ApiClient, { channel, section, period, query }: ReportTrendRequest) {
  const params = { section, period };
  const body = { query: { ...query, accountId: client.currentAccountId() } };
  const part = { ...reportKeyPart(params, query), isRow: true };
  return queryOptions({
    queryKey: endpointQueryKey(client, trendCall[channel], part, body),
    queryFn: ({ signal }) => client.call(trendCall[channel], { params, body, signal }),
    retry: shouldRetry,
  });
}
