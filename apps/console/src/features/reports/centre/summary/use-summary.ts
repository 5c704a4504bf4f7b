import type { Channel } from '@meridian/api-client/contract';
import { weeklyHoursOptions, weeklyOverviewOptions, weeklyRankingOptions } from '@meridian/api-client/react';
import type { DateRange } from '@meridian/date-range/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api';

/** The calls behind the summary of a week; each succeeds or fails by itself. */
export function useSummary(channel: Channel, week: DateRange) {
  const api = useApi();
  const request = { channel, ...week };
  const shares = channel === 'search' ? 'weeklyDevices' : 'weeklyDirection';
  return {
    overview: useQuery(weeklyOverviewOptions(api, request)),
    shares: useQuery(weeklyRankingOptions(api, shares, request)),
    regions: useQuery(weeklyRankingOptions(api, 'weeklyRegions', request)),
    keywords: useQuery(weeklyRankingOptions(api, 'weeklyKeywords', request)),
    hours: useQuery(weeklyHoursOptions(api, request)),
  };
}
