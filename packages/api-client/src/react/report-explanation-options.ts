import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import type { ExplainedMetric } from '../contract/reports/explanation';
import { endpointQueryKey } from './query-key';
import { reportKeyPart, type ReportListRequest } from './report-options';
import { shouldRetry } from './retry';

const explanationCall = {
  search: endpoints.searchReportExplanation,
  feed: endpoints.feedReportExplanation,
};

/** Report, compared query, and the metric whose change is explained. */
export interface ReportExplanationRequest extends Omit<ReportListRequest, 'page'> {
  metric: ExplainedMetric;
}

/** Which rows and effects make up the change of a metric. Another metric or section never shows the data of the last one. */
export function reportExplanationOptions(
  client: ApiClient,
  { channel, section, period, query, metric }: ReportExplanationRequest,
) {
  const params = { section, period };
  const body = { query: { ...query, accountId: client.currentAccountId() }, metric };
  // with the metric, since the rows of a report are cancelled and counted as loading by its key
  const part = { ...reportKeyPart(params, query), metric };
  return queryOptions({
    queryKey: endpointQueryKey(client, explanationCall[channel], part, body),
    queryFn: ({ signal }) => client.call(explanationCall[channel], { params, body, signal }),
    retry: shouldRetry,
  });
}
