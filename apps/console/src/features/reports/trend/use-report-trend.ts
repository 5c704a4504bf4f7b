import { reportKeyParts, reportTrendOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useLastGoodData } from '../../../lib/lists/use-last-good-data';
import type { Report } from '../registry';
import { queryOf } from '../view/report-query';
import type { ReportView } from '../view/report-view';

/** The trend of a view, compared with the previous period. There is no request while its range is invalid. */
export function useReportTrend({ report, view }: { report: Report; view: ReportView }) {
  const { channel, section, period } = report;
  const options = reportTrendOptions(useApi(), {
    channel,
    section,
    period,
    query: queryOf({ ...view, compare: undefined }),
  });
  const query = useQuery({ ...options, enabled: view.rangeError === null });
  const { data: response, hasFailed } = useLastGoodData({
    query,
    queryKey: options.queryKey,
    parts: reportKeyParts,
  });
  return {
    trend: response,
    isLoading: query.isLoading,
    /** Whether the visible data belong to the previous view. */
    isStale: query.isPlaceholderData,
    hasFailed,
    isFetching: query.isFetching,
    /** Whether its own data are missing because the request was cancelled. */
    isCancelled: query.fetchStatus === 'idle' && (query.isPending || query.isPlaceholderData),
    retry: () => void query.refetch(),
  };
}
