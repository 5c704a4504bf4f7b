import { isPairedRow, type ReportRow } from '@meridian/api-client/contract';
import { reportListOptions, type ReportListRequest } from '@meridian/api-client/react';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api/api';
import type { ChildRowsState } from './child-rows';

/** The rows below an open one, and its key. */
export interface ChildRowsRequest extends Omit<ReportListRequest, 'page'> {
  sortCol: string | undefined;
  /** Data key by whose numbers the rows are sorted once they are all loaded; absent for the order of the server. */
  orderKey?: string | undefined;
}

/** The maximum that the server returns at once. */
const pageSize = 50;

/** Rows below an open one, and a function that refetches them. */
export interface LoadedChildRows {
  state: ChildRowsState;
  retry: () => void;
}

/** The first rows below open rows by their keys, each fetched by its own request: a failed one leaves the others unchanged. */
export function useChildRows(
  open: ReadonlyMap<string, ChildRowsRequest>,
): ReadonlyMap<string, LoadedChildRows> {
  const api = useApi();
  const responses = useQueries({
    queries: [...open.values()].map(({ sortCol, orderKey: _orderKey, ...request }) =>
      queryOptions({
        ...reportListOptions(api, { ...request, page: { number: 1, size: pageSize, sortCol } }),
        // no placeholder: the rows of another one do not apply
        placeholderData: () => undefined,
      }),
    ),
    combine: stateOfEach,
  });
  return useMemo(
    () =>
      new Map([...open].map(([key, request], index) => [key, rowsIn(responses[index], request)] as const)),
    [open, responses],
  );
}

interface RowsResponse {
  data: {
    list: ReportRow[];
    summary: ReportRow;
    comparison?:
      | {
          list: (ReportRow | null)[];
          summary: ReportRow;
          dataTime: string | null;
          pairedUntil?: string | undefined;
        }
      | undefined;
  };
  page: { totalCount: number };
}

function stateOfEach(responses: UseQueryResult<RowsResponse>[]) {
  return responses.map(({ data, isError, isFetching, refetch }) => ({
    data,
    hasFailed: isError && !isFetching,
    refetch,
  }));
}

function rowsIn(
  response: ReturnType<typeof stateOfEach>[number] | undefined,
  { period, orderKey }: ChildRowsRequest,
): LoadedChildRows {
  const retry = () => void response?.refetch();
  if (!response?.data) return { state: { status: response?.hasFailed ? 'failed' : 'loading' }, retry };
  const { data, page } = response.data;
  const { comparison } = data;
  const pairs = data.list.map((row, index) => ({ row, previous: comparison?.list[index] ?? null }));
  if (orderKey !== undefined && page.totalCount <= pairs.length) {
    pairs.sort((one, other) => Number(one.row[orderKey]) - Number(other.row[orderKey]));
  }
  return {
    state: {
      status: 'ready',
      rows: pairs.map(({ row }) => row),
      totalCount: page.totalCount,
      summary: data.summary,
      previous: pairs.map(({ previous }) => previous),
      previousSummary: comparison?.summary,
      isPaired: (row) => comparison !== undefined && isPairedRow(row, period, comparison.pairedUntil),
    },
    retry,
  };
}
