import type { CostReport, endpoints } from '@meridian/api-client/contract';
import { type endpointOptions, previousDataOf } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLastGoodData } from '../../lib/lists/use-last-good-data';
import { costRows, type CostTableRow } from './cost-rows';
import type { CostReportRequest } from './cost-view';

export interface CostRowsInput {
  request: ReturnType<typeof endpointOptions<typeof endpoints.costReportList>>;
  body: CostReportRequest;
  /** Display name of a channel. */
  nameOfChannel: (name: string) => string;
}

export interface CostRows {
  /** Columns, sums and their notes; undefined until they are loaded. */
  report: CostReport | undefined;
  rows: readonly CostTableRow[];
  /** Number of rows on all pages. */
  totalCount: number;
  /** Whether rows of one level are loading below the other rows; their placeholder shows the state or an error. */
  isOneLevel: boolean;
}

interface Shown {
  /** Identifies the filter and page, regardless of open rows. */
  key: string;
  body: CostReportRequest;
  response: { data: CostReport; page: { totalCount: number } };
}

/**
 * The rows of the report. Opening one requests the report with the rows below it: until they arrive, or if they could not be loaded, the
 * current rows stay, with a placeholder below the opened row. Shares the request of the list.
 */
export function useCostRows({ request, body, nameOfChannel }: CostRowsInput): CostRows {
  const { queryKey } = request;
  const query = useQuery({ ...request, placeholderData: previousDataOf(queryKey) });
  const { data: last } = useLastGoodData({ query, queryKey });
  const key = keyOf(body);
  const [shown, setShown] = useState<Shown>();
  if (query.isSuccess && !query.isPlaceholderData && shown?.response !== query.data)
    setShown({ key, body, response: query.data });
  const isOneLevel = shown?.key === key && (query.isPlaceholderData || query.data === undefined);
  const response = isOneLevel ? shown.response : last;
  const from = isOneLevel ? shown.body.query : body.query;
  const status = query.isError && !query.isFetching ? 'failed' : 'loading';
  const rows = useMemo(
    () => (response ? costRows(response.data, { from, to: body.query, status, nameOfChannel }) : noRows),
    [response, from, body.query, status, nameOfChannel],
  );
  return { report: response?.data, rows, totalCount: response?.page.totalCount ?? 0, isOneLevel };
}

const noRows: readonly CostTableRow[] = [];

function keyOf({ page, query }: CostReportRequest): string {
  return JSON.stringify([page, { ...query, expandAll: undefined, toggled: undefined }]);
}
