import type { Channel } from '@meridian/api-client/contract';
import { weeklyHoursOptions, weeklyOverviewOptions, weeklyRankingOptions } from '@meridian/api-client/react';
import type { PeriodBasis, DateRange } from '@meridian/date-range/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';
import { useLastGoodData } from '../../../../lib/lists/use-last-good-data';
import type { PanelQuery } from './panel-body';

/** The requests of the weekly summary; each succeeds or fails by itself. */
export function useSummary(channel: Channel, week: DateRange, basis: PeriodBasis) {
  const api = useApi();
  const request = { channel, ...week, basis };
  const shares = channel === 'search' ? 'weeklyDevices' : 'weeklyDirection';
  const overview = weeklyOverviewOptions(api, request);
  const share = weeklyRankingOptions(api, shares, request);
  const regions = weeklyRankingOptions(api, 'weeklyRegions', request);
  const keywords = weeklyRankingOptions(api, 'weeklyKeywords', request);
  const hours = weeklyHoursOptions(api, { channel, ...week });
  return {
    overview: useLastGoodQuery(useQuery(overview), overview),
    shares: useLastGoodQuery(useQuery(share), share),
    regions: useLastGoodQuery(useQuery(regions), regions),
    keywords: useLastGoodQuery(useQuery(keywords), keywords),
    hours: useLastGoodQuery(useQuery(hours), hours),
  };
}

/** While the server is unreachable, the data of the last visible week stay. */
function useLastGoodQuery<Data>(
  query: PanelQuery<Data>,
  { queryKey }: { queryKey: readonly unknown[] },
): PanelQuery<Data> {
  const { data, hasFailed } = useLastGoodData({ query, queryKey, parts: weekKeyParts });
  return { ...query, data, isError: hasFailed };
}

/** Number of leading parts of a query key that identify a request: account, language, endpoint and channel. */
const weekKeyParts = 4;
