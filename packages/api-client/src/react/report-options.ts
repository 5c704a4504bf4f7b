import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import type { Period } from '../contract/reports/model/period';
import type { Channel, Section } from '../contract/reports/model/sections';
import type { ReportFilterSearch } from '../contract/reports/report-endpoints';
import { previousDataOf } from './previous-data';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

const listCall = { search: endpoints.searchReportList, feed: endpoints.feedReportList };
const filterOptionsCall = {
  search: endpoints.searchReportFilterOptions,
  feed: endpoints.feedReportFilterOptions,
};

type ReportListBody = EndpointRequest<typeof endpoints.searchReportList>['body'];

/** Report, query and page of a list of rows. */
export interface ReportListRequest {
  channel: Channel;
  section: Section;
  period: Period;
  /** Always for the current account. */
  query: Omit<ReportListBody['query'], 'accountId'>;
  page?: ReportListBody['page'];
}

/** A page of a report. While the next page, order or range of the same report loads, the last one stays. */
export function reportListOptions(
  client: ApiClient,
  { channel, section, period, query, page }: ReportListRequest,
) {
  const accountId = client.currentAccountId();
  const params = { section, period };
  const body = { query: { ...query, accountId }, page };
  const queryKey = endpointQueryKey(client, listCall[channel], reportKeyPart(params, query), body);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.call(listCall[channel], { params, body, signal }),
    placeholderData: previousDataOf(queryKey, reportKeyParts),
    retry: shouldRetry,
  });
}

/** The parts of a key that name a report: account, language, endpoint, and `reportKeyPart`. */
export const reportKeyParts = 4;

/** Section and period of a report, and the section whose sums its rows are: own rows and sums never replace each other. */
export function reportKeyPart(
  params: Pick<ReportListRequest, 'section' | 'period'>,
  { from }: Pick<ReportListRequest['query'], 'from'>,
) {
  return { ...params, from };
}

/** Options of a section's filters, or search results for one of them. */
export function reportFilterOptionsOptions(
  client: ApiClient,
  {
    channel,
    section,
    from,
    search,
  }: {
    channel: Channel;
    section: Section;
    from?: Section | undefined;
    search?: ReportFilterSearch | undefined;
  },
) {
  const params = { section };
  const body = { query: { accountId: client.currentAccountId(), from, search } };
  const part = { section, from };
  const request = search === undefined ? [part] : [part, search];
  return queryOptions({
    queryKey: endpointQueryKey(client, filterOptionsCall[channel], ...request),
    queryFn: ({ signal }) => client.call(filterOptionsCall[channel], { params, body, signal }),
    retry: shouldRetry,
  });
}
