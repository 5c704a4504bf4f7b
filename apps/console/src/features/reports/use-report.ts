import { reportFilterOptionsOptions, reportListOptions } from '@meridian/api-client/react';
import type { ReportTableStatus } from '@meridian/report-table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api';
import type { Report } from './registry';
import { printSort, queryOf, type ReportView } from './report-view';

export interface UseReportOptions {
  report: Report;
  view: ReportView;
  /** The current account stands for several. */
  isForSeveral: boolean;
}

/** The rows of a view. Nothing is asked for while its range cannot be searched. */
export function useReport({ report, view, isForSeveral }: UseReportOptions) {
  const api = useApi();
  const { channel, section, period } = report;
  const canAsk = view.rangeError === null;
  const query = useQuery({
    ...reportListOptions(api, {
      channel,
      section,
      period,
      query: queryOf(view, isForSeveral),
      page: { number: view.page, size: view.size, sortCol: printSort(view.sort) },
    }),
    enabled: canAsk,
  });
  const isEmpty = query.data?.page.totalCount === 0 && !query.isPlaceholderData;
  const unfiltered = { ...view, filters: {} };
  const others = useQuery({
    ...reportListOptions(api, {
      channel,
      section,
      period,
      query: queryOf(unfiltered, isForSeveral),
      page: { number: 1, size: 10 },
    }),
    enabled: canAsk && isEmpty && view.filterCount > 0,
  });
  return {
    answer: canAsk ? query.data : undefined,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    status: canAsk ? statusOf(query) : ('error' satisfies ReportTableStatus),
    /** The last page that has rows; undefined until it is known. */
    lastPage:
      query.data && !query.isPlaceholderData
        ? Math.max(1, Math.ceil(query.data.page.totalCount / view.size))
        : undefined,
    /** Rows of the period without the filters; undefined until they are counted. */
    countWithoutFilters: others.isPlaceholderData ? undefined : others.data?.page.totalCount,
  };
}

function statusOf(query: {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
}): ReportTableStatus {
  if (query.isError) return query.isFetching ? 'loading' : 'error';
  if (query.isPending) return 'loading';
  return query.isPlaceholderData || query.isFetching ? 'refreshing' : 'ready';
}

/** What the filters of a report offer; asked for when a filter is opened. */
export function useFilterOptions({ channel, section }: Report) {
  return useQuery({ ...reportFilterOptionsOptions(useApi(), { channel, section }), staleTime: 5 * 60_000 });
}
