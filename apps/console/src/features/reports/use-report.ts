import type { Section, ValueFilter } from '@meridian/api-client/contract';
import { reportFilterOptionsOptions, reportKeyParts, reportListOptions } from '@meridian/api-client/react';
import type { ReportTableStatus } from '@meridian/report-table';
import { hashKey, useIsFetching, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useLastGoodData } from '../../lib/lists/use-last-good-data';
import type { Report } from './registry';
import { reportRowsOptions } from './report-rows-options';
import { noFilters } from './view/print-view';
import { queryOf } from './view/report-query';
import type { ReportView } from './view/report-view';

export interface UseReportOptions {
  report: Report;
  view: ReportView;
}

/** The rows of a view. There is no request while its range is invalid. */
export function useReport({ report, view }: UseReportOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { channel, section, period } = report;
  const isValid = view.rangeError === null;
  const list = reportRowsOptions(api, { report, view });
  const query = useQuery({ ...list, enabled: isValid });
  const { data: response, hasFailed } = useLastGoodData({
    query,
    queryKey: list.queryKey,
    parts: reportKeyParts,
  });
  /** The rows and the trend of the report. */
  const ofReport = {
    type: 'active' as const,
    predicate: ({ queryKey }: Pick<Query, 'queryKey'>) =>
      hashKey([queryKey[3]]) === hashKey([list.queryKey[3]]),
  };
  const isLoading = useIsFetching(ofReport) > 0;
  // a cancelled request without rows of its own
  const isCancelled = isValid && query.fetchStatus === 'idle' && (query.isPending || query.isPlaceholderData);
  const isEmpty = query.data?.page.totalCount === 0 && !query.isPlaceholderData;
  const others = useQuery({
    ...reportListOptions(api, {
      channel,
      section,
      period,
      query: queryOf({ ...view, ...noFilters, compare: undefined, groupBy: undefined }),
      page: { number: 1, size: 10 },
    }),
    enabled: isValid && isEmpty && view.filterCount > 0,
  });
  const count = response && countOf(response);
  const isOwn = query.data !== undefined && !query.isPlaceholderData;
  const rows = { isOwn, hasRows: response !== undefined };
  const sort = useShown(view.sort, rows);
  const selection = JSON.stringify(queryOf(view));
  return {
    response: isValid && !isCancelled ? response : undefined,
    error: query.error,
    /** Repeats every failed or cancelled request of the page. */
    retry: () =>
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) =>
          state.status === 'error' || (state.status === 'pending' && state.fetchStatus === 'idle'),
      }),
    isFetching: query.isFetching,
    /** Whether rows or trend are being loaded. */
    isLoading,
    /** Whether the rows are missing because their request was cancelled. */
    isCancelled,
    /** Cancels the requests for rows and trend. */
    cancel: () => void queryClient.cancelQueries(ofReport),
    /** The order of the rows in `response`. */
    sort,
    /** Whether the rows belong to another period, filter or comparison, until the requested ones are loaded. */
    isEarlierSelection: useShown(selection, rows) !== selection,
    status: isValid && !isCancelled ? statusOf(query, hasFailed) : ('error' satisfies ReportTableStatus),
    /** Number of rows that paging can reach; undefined until they are counted. */
    shownCount: count?.shown,
    /** Number of rows in the report if it exceeds the limit of paging, otherwise undefined. */
    cappedCount: count && count.all > count.shown ? count.all : undefined,
    /** The last page that has rows; undefined until it is known. */
    lastPage:
      count && query.isSuccess && !query.isPlaceholderData
        ? Math.max(1, Math.ceil(count.shown / view.size))
        : undefined,
    /** Number of rows in the period without the filters; undefined until they are counted. */
    countWithoutFilters: others.isPlaceholderData ? undefined : others.data?.page.totalCount,
  };
}

/** A requested value, such as the order, once its rows are loaded; until then the value of the visible rows. */
function useShown<Value extends string | undefined>(
  requested: Value,
  { isOwn, hasRows }: { isOwn: boolean; hasRows: boolean },
): Value {
  const [shown, setShown] = useState(requested);
  if (isOwn && shown !== requested) setShown(requested);
  return hasRows && !isOwn ? shown : requested;
}

function countOf({
  page,
  data,
}: {
  page: { totalCount: number };
  data: { info: { rowCap: number | null } };
}) {
  return { all: page.totalCount, shown: Math.min(page.totalCount, data.info.rowCap ?? Infinity) };
}

function statusOf(
  query: { isPending: boolean; isError: boolean; isPlaceholderData: boolean; isFetching: boolean },
  hasFailed: boolean,
): ReportTableStatus {
  if (hasFailed) return query.isFetching ? 'loading' : 'error';
  // the server is unreachable: the rows stay
  if (query.isError) return 'ready';
  if (query.isPending) return 'loading';
  return query.isPlaceholderData || query.isFetching ? 'refreshing' : 'ready';
}

/**
 * The values that a filter of a report offers, fetched when it is opened. If they exceed the limit of a response, the server searches
 * them.
 */
export function useFilterOptions(
  { channel, section }: Report,
  {
    filter,
    text,
    parents,
    from,
  }: {
    filter: ValueFilter | undefined;
    text: string;
    parents: readonly string[];
    from: Section | undefined;
  },
) {
  const api = useApi();
  const staleTime = 5 * 60_000;
  const first = useQuery({
    ...reportFilterOptionsOptions(api, { channel, section, from }),
    staleTime,
    enabled: filter !== undefined,
  });
  const hasMore = filter !== undefined && first.data?.more.includes(filter) === true;
  const isSearch = hasMore && (text !== '' || parents.length > 0);
  const search = isSearch ? { filter, text, parents: [...parents] } : undefined;
  const found = useQuery({
    ...reportFilterOptionsOptions(api, { channel, section, from, search }),
    staleTime,
    enabled: isSearch,
    placeholderData: (previous) => previous,
  });
  return isSearch ? found : first;
}
