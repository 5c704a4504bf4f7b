import type { RankedList, WeeklyHours, WeeklyOverview } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';
import { recorded, replay } from './recorded';

/** The response of a week without data. */
const emptyOverview: FakeEndpoint = (body) => {
  const { data } = recorded('searchWeeklyOverview', { body });
  const days = data.days.map((day) => ({ ...day, values: null, previous: null }));
  return { data: { ...data, summary: {}, previousSummary: {}, days } satisfies WeeklyOverview };
};
const emptyRanking: FakeEndpoint = () => ({
  data: { items: [], summary: {}, totalCount: 0 } satisfies RankedList,
});
const emptyHours: FakeEndpoint = () => ({ data: { cells: [] } satisfies WeeklyHours });

/** The responses of the weekly summary of search ads in the report centre. */
export const weeklyResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/weeklyOverview/search/statistics': isEmpty ? emptyOverview : replay(),
  '/weeklyDevices/statistics': isEmpty ? emptyRanking : replay(),
  '/weeklyRegion/statistics': isEmpty ? emptyRanking : replay(),
  '/weeklyKeywords/statistics': isEmpty ? emptyRanking : replay(),
  '/weeklyHour/statistics': isEmpty ? emptyHours : replay(),
});
