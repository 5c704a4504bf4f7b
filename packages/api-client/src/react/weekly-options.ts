import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import type { Endpoint } from '../contract/endpoint';
import * as endpoints from '../contract/endpoints';
import type { Channel } from '../contract/reports/model/sections';
import { previousDataOf } from './previous-data';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Channel and week of the weekly overview, and the compared week. */
export interface WeeklyRequest {
  channel: Channel;
  /** Monday and Sunday of one finished week, `yyyy-MM-dd`. */
  beginDate: string;
  endDate: string;
  /** The previous week (default), or the same week a year ago. */
  basis?: 'previous' | 'lastYear' | undefined;
}

const overviewCall = { search: endpoints.searchWeeklyOverview, feed: endpoints.feedWeeklyOverview };
const rankingCall = {
  weeklyDevices: endpoints.weeklyDevices,
  weeklyRegions: endpoints.weeklyRegions,
  weeklyKeywords: endpoints.weeklyKeywords,
  weeklyDirection: endpoints.weeklyDirection,
};

/** Endpoints that rank items by a week's cost. */
export type WeeklyRankingCall = keyof typeof rankingCall;

/** A week of the current account compared with another week, in total and by day. While a week loads, the last one stays. */
export function weeklyOverviewOptions(client: ApiClient, request: WeeklyRequest) {
  const endpoint = overviewCall[request.channel];
  const { body, ...common } = partsOf(client, endpoint, request);
  return queryOptions({ ...common, queryFn: ({ signal }) => client.call(endpoint, { body, signal }) });
}

/** The items of a week of the current account by cost, highest first. While a week loads, the last one stays. */
export function weeklyRankingOptions(client: ApiClient, id: WeeklyRankingCall, request: WeeklyRequest) {
  const endpoint = rankingCall[id];
  const { body, ...common } = partsOf(client, endpoint, request);
  return queryOptions({ ...common, queryFn: ({ signal }) => client.call(endpoint, { body, signal }) });
}

/** A week of the current account by weekday and hour. While a week loads, the last one stays. */
export function weeklyHoursOptions(client: ApiClient, request: Omit<WeeklyRequest, 'basis'>) {
  const { body, ...common } = partsOf(client, endpoints.weeklyHours, request);
  return queryOptions({
    ...common,
    queryFn: ({ signal }) => client.call(endpoints.weeklyHours, { body, signal }),
  });
}

function partsOf(client: ApiClient, endpoint: Endpoint, { channel, ...week }: WeeklyRequest) {
  const queryKey = endpointQueryKey(client, endpoint, channel, week);
  return {
    body: { query: { accountId: client.currentAccountId(), channel, ...week } },
    queryKey,
    // of the same channel
    placeholderData: previousDataOf(queryKey, 4),
    retry: shouldRetry,
  };
}
