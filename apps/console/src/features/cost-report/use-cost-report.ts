import { previousDataOf, type costReportOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useLastGoodData } from '../../lib/lists/use-last-good-data';

/** The report beside its rows: columns, sums and what they say about themselves. Shares the request of the list. */
export function useCostReport(request: ReturnType<typeof costReportOptions>) {
  const { queryKey } = request;
  const query = useQuery({ ...request, placeholderData: previousDataOf(queryKey) });
  return useLastGoodData({ query, queryKey }).data;
}
