import { isPeriodColumnKey, parseSort, type ReportRow } from '@meridian/api-client/contract';
import { reportListOptions } from '@meridian/api-client/react';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api/api';
import type { ReportModel } from '../use-report-model';
import { queryOf } from '../view/report-query';
import { rowsOfGroup } from './group-filters';
import { groupKey, type GroupRowsState } from './group-rows';

/** The maximum that the server returns at once. */
const pageSize = 50;

/** The rows of a group, and a function that refetches them. */
export interface RowsOfGroup {
  state: GroupRowsState;
  retry: () => void;
}

/** The first rows of open groups by their keys, each fetched by its own request: a failed one leaves the others unchanged. */
export function useGroupRows(
  { report, view, accounts }: ReportModel,
  { open, nameKey }: { open: readonly ReportRow[]; nameKey: string },
): ReadonlyMap<string, RowsOfGroup> {
  const api = useApi();
  const { channel, section, period } = report;
  const order = parseSort(view.sort);
  const sortCol = order && !isPeriodColumnKey(order.key) ? view.sort : undefined;
  const responses = useQueries({
    queries: open.map((group) =>
      queryOptions({
        ...reportListOptions(api, {
          channel,
          section,
          period,
          query: queryOf({ ...view, ...rowsOfGroup(group, { report, view, accounts }) }),
          page: { number: 1, size: pageSize, sortCol },
        }),
        // no placeholder: the rows of another group do not apply
        placeholderData: () => undefined,
      }),
    ),
    combine: stateOfEach,
  });
  return useMemo(
    () => new Map(open.map((group, index) => [groupKey(group, nameKey), rowsIn(responses[index])])),
    [open, nameKey, responses],
  );
}

interface RowsResponse {
  data: { list: ReportRow[]; comparison?: { list: (ReportRow | null)[] } | undefined };
  page: { totalCount: number };
}

function stateOfEach(responses: UseQueryResult<RowsResponse>[]) {
  return responses.map(({ data, isError, isFetching, refetch }) => ({
    data,
    hasFailed: isError && !isFetching,
    refetch,
  }));
}

function rowsIn(response: ReturnType<typeof stateOfEach>[number] | undefined): RowsOfGroup {
  const retry = () => void response?.refetch();
  if (!response?.data) return { state: { status: response?.hasFailed ? 'failed' : 'loading' }, retry };
  const { data, page } = response.data;
  return {
    state: {
      status: 'ready',
      rows: data.list,
      totalCount: page.totalCount,
      previous: data.comparison?.list ?? [],
    },
    retry,
  };
}
