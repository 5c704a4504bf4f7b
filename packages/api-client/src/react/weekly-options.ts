import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import type { Channel } from '../contract/reports/sections';
import { keepPreviousOf } from './keep-previous';
import { callQueryKey } from './query-key';
import { shouldRetry } from './retry';

export interface WeeklyRequest {
  channel: Channel;
  /** Monday and Sunday of one finished week, `yyyy-MM-dd`. */
  beginDate: string;
  endDate: string;
}

/** Calls that rank what a week's cost went to. */
export type WeeklyRankingCall = 'weeklyDevices' | 'weeklyRegions' | 'weeklyKeywords' | 'weeklyDirection';

const overviewCall = { search: 'searchWeeklyOverview', feed: 'feedWeeklyOverview' } as const;

/** A week of the current account against the week before, in all and by day. While a week loads, the last one stays. */
export function weeklyOverviewOptions(client: ApiClient, request: WeeklyRequest) {
  const call = overviewCall[request.channel];
  const { body, ...common } = partsOf(client, call, request);
  return queryOptions({ ...common, queryFn: ({ signal }) => client.call(call, { body, signal }) });
}

/** What the cost of a week of the current account went to, the greatest first. While a week loads, the last one stays. */
export function weeklyRankingOptions(client: ApiClient, call: WeeklyRankingCall, request: WeeklyRequest) {
  const { body, ...common } = partsOf(client, call, request);
  return queryOptions({ ...common, queryFn: ({ signal }) => client.call(call, { body, signal }) });
}

/** A week of the current account by weekday and hour. While a week loads, the last one stays. */
export function weeklyHoursOptions(client: ApiClient, request: WeeklyRequest) {
  const { body, ...common } = partsOf(client, 'weeklyHours', request);
  return queryOptions({ ...common, queryFn: ({ signal }) => client.call('weeklyHours', { body, signal }) });
}

type WeeklyCall = (typeof overviewCall)[Channel] | WeeklyRankingCall | 'weeklyHours';

function partsOf(client: ApiClient, call: WeeklyCall, { channel, beginDate, endDate }: WeeklyRequest) {
  const queryKey = callQueryKey(client, call, channel, { beginDate, endDate });
  return {
    body: { query: { accountId: client.currentAccountId(), channel, beginDate, endDate } },
    queryKey,
    // of the same channel
    placeholderData: keepPreviousOf(queryKey, 4),
    retry: shouldRetry,
  };
}
