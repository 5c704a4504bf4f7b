import type { ApiClient } from '@meridian/api-client';
import { reportListOptions } from '@meridian/api-client/react';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Report } from './registry';
import { readReportView, type ReportContext } from './view/read-view';
import type { ReportAddress } from './view/report-address';
import { queryOf } from './view/report-query';
import type { ReportView } from './view/report-view';

/** The request for the rows of a view. */
export function reportRowsOptions(api: ApiClient, { report, view }: { report: Report; view: ReportView }) {
  const { channel, section, period } = report;
  return reportListOptions(api, {
    channel,
    section,
    period,
    query: queryOf(view),
    page: { number: view.page, size: view.size, sortCol: view.sort },
  });
}

const prefetch = { isPrefetch: true };

/**
 * Fetches the rows that a report at an address will show, unless they are cached and new. Cancels an earlier prefetch that no page waits
 * for: a user may run few reports at a time. The page handles errors when it is opened.
 */
export function prefetchReportRows(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  { address, ...context }: ReportContext & { address: ReportAddress },
): void {
  const { view } = readReportView(address, context);
  if (view.rangeError !== null) return;
  const options = reportRowsOptions(api, { report: context.report, view });
  const key = hashKey(options.queryKey);
  void queryClient.cancelQueries({
    predicate: (query) => query.meta === prefetch && !query.isActive() && query.queryHash !== key,
  });
  queryClient.query({ ...options, meta: prefetch }).catch(() => undefined);
}
