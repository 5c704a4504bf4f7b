import type { RankedList, WeeklyHours, WeeklyOverview } from '@meridian/api-client/contract';
import { addDays, comparisonBases, comparisonRange } from '@meridian/date-range/core';
import * as z from 'zod/mini';
import type { FakeEndpoint } from '../fake-server';
import { metricsOf, reportInfo } from './demo-reports';

const weekSchema = z.object({
  query: z.object({
    beginDate: z.iso.date(),
    endDate: z.iso.date(),
    basis: z._default(z.enum(comparisonBases), 'previous'),
  }),
});

function overview(body: unknown, isEmpty: boolean): { data: WeeklyOverview } {
  const { beginDate, endDate, basis } = weekSchema.parse(body).query;
  const week = { beginDate, endDate };
  const dayOf = (index: number) => metricsOf(15_100 + 2_300 * Math.sin(index * 1.2));
  return {
    data: {
      week,
      previousWeek: comparisonRange({ type: 3, range: week, basis }),
      summary: isEmpty ? {} : metricsOf(110_600.42),
      previousSummary: isEmpty ? {} : metricsOf(100_014.2),
      days: Array.from({ length: 7 }, (_, index) => ({
        date: addDays(beginDate, index),
        values: isEmpty ? null : dayOf(index),
        previous: isEmpty ? null : dayOf(index + 2),
      })),
      currency: 'CNY',
      info: { ...reportInfo, ...week },
    },
  };
}

function ranked(names: readonly string[], isEmpty: boolean): { data: RankedList } {
  const costs = names.map((_, index) => 38_000 / (index + 1) ** 0.9);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const items = names.map((name, index) => {
    const cost = costs[index] ?? 0;
    const previous = index % 4 === 3 ? null : metricsOf(cost * (0.85 + (index % 3) / 8));
    return { name, values: metricsOf(cost), previous, share: cost / total };
  });
  return isEmpty
    ? { data: { items: [], summary: {}, totalCount: 0 } }
    : { data: { items, summary: metricsOf(total), totalCount: names.length } };
}

function hours(isEmpty: boolean): { data: WeeklyHours } {
  const cells = Array.from({ length: 7 * 24 }, (_, index) => {
    const hour = index % 24;
    const share = Math.exp(-(((hour - 20) / 5) ** 2)) + 0.6 * Math.exp(-(((hour - 11) / 3) ** 2)) + 0.05;
    return { weekday: Math.floor(index / 24) + 1, hour, values: metricsOf(share * 1_700) };
  });
  return { data: { cells: isEmpty ? [] : cells } };
}

const regions = ['广东', '上海', '北京', '浙江', '江苏', '四川', '湖北', '福建', '山东', '重庆'];
const keywords = [
  '日本签证代办',
  'jr pass 购买',
  '京都 温泉酒店',
  '北海道滑雪',
  'kyoto ryokan',
  '冲绳 自由行',
];

/** The responses of the weekly summary in the report centre. */
export const weeklyResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/weeklyOverview/search/statistics': (body) => overview(body, isEmpty),
  '/weeklyOverview/info/statistics': (body) => overview(body, isEmpty),
  '/weeklyDevices/statistics': () => ranked(['mobile', 'pc'], isEmpty),
  '/weeklyRegion/statistics': () => ranked(regions, isEmpty),
  '/weeklyKeywords/statistics': () => ranked(keywords, isEmpty),
  '/weeklyDirection/statistics': () => ranked(['interest', 'intention', 'crowd', 'automatic'], isEmpty),
  '/weeklyHour/statistics': () => hours(isEmpty),
});
