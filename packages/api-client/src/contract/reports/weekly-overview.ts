import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { channels } from './model/sections';
import { periodBasisSchema, reportRowSchema } from './query';
import { reportInfoSchema } from './report-endpoints';

/** Maximum number of regions and of keywords in the overview, by cost. */
export const overviewTopCount = 15;

const query = z.object({
  accountId: z._default(z.int().check(z.minimum(0)), 0),
  channel: z._default(z.enum(channels), 'search'),
  /** Monday and Sunday of one finished week. */
  beginDate: z.string(),
  endDate: z.string(),
  /** The week to compare with. */
  basis: z._default(periodBasisSchema, 'previous'),
});
const body = z.object({ query });

/** Metrics by data key, as in the lists. */
const metricsSchema = reportRowSchema;

const weekSchema = z.object({ beginDate: z.iso.date(), endDate: z.iso.date() });

const weeklyOverviewSchema = z.object({
  week: weekSchema,
  /** The compared week. */
  previousWeek: weekSchema,
  summary: metricsSchema,
  previousSummary: metricsSchema,
  /** Monday to Sunday; null for a day without data. */
  days: z.array(
    z.object({ date: z.iso.date(), values: z.nullable(metricsSchema), previous: z.nullable(metricsSchema) }),
  ),
  /** ISO 4217 code of all money; null where there are several, whose sums are null. */
  currency: z.nullable(z.string()),
  info: reportInfoSchema,
});
export type WeeklyOverview = z.infer<typeof weeklyOverviewSchema>;

/** A device, region, keyword or targeting with its week and the compared one. */
const rankedSchema = z.object({
  /** The value of the dimension: a device code, a province, a keyword, a way of targeting. */
  name: z.string(),
  values: metricsSchema,
  previous: z.nullable(metricsSchema),
  /** Share of the total cost, 0 to 1; null without cost. */
  share: z.nullable(z.number()),
});
export type RankedItem = z.infer<typeof rankedSchema>;

const rankedListSchema = z.object({
  items: z.array(rankedSchema),
  /** Totals, including items beyond the list. */
  summary: metricsSchema,
  totalCount: z.int(),
});
export type RankedList = z.infer<typeof rankedListSchema>;

const hoursSchema = z.object({
  /** Hours with data; weekday 1 Monday … 7 Sunday, hour 0 … 23. */
  cells: z.array(
    z.object({
      weekday: z.int().check(z.minimum(1), z.maximum(7)),
      hour: z.int().check(z.minimum(0), z.maximum(23)),
      values: metricsSchema,
    }),
  ),
});
export type WeeklyHours = z.infer<typeof hoursSchema>;

const searchOnly = { permission: 'report:search:view' } as const;
const feedOnly = { permission: 'report:feed:view' } as const;
const byChannel = {
  permissionByChannel: { search: 'report:search:view', feed: 'report:feed:view' },
} as const;

/** Common parts of the endpoints for the summary of the report centre. */
const common = {
  account: 'optional',
  body,
  paged: false,
  heavy: 'read',
} as const;

export const searchWeeklyOverview = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/weeklyOverview/search/statistics',
  summary:
    'Compares a week of search ads with the previous week or the same week last year: totals and by day.',
  access: searchOnly,
  data: weeklyOverviewSchema,
});

export const feedWeeklyOverview = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/weeklyOverview/info/statistics',
  summary:
    'Compares a week of feed ads with the previous week or the same week last year: totals and by day.',
  access: feedOnly,
  data: weeklyOverviewSchema,
});

export const weeklyDevices = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/weeklyDevices/statistics',
  summary: 'Returns the devices of a week of search ads, sorted by cost.',
  access: searchOnly,
  data: rankedListSchema,
});

export const weeklyRegions = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/weeklyRegion/statistics',
  summary: 'Returns the 15 provinces with the highest cost in a week.',
  access: byChannel,
  data: rankedListSchema,
});

export const weeklyKeywords = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/weeklyKeywords/statistics',
  summary:
    'Returns the 15 keywords (search ads) or intention words (feed ads) with the highest cost in a week.',
  access: byChannel,
  data: rankedListSchema,
});

export const weeklyDirection = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/weeklyDirection/statistics',
  summary:
    'Returns the cost of a week of feed ads by way of targeting: interests, intention words, crowds, automatic.',
  access: feedOnly,
  data: rankedListSchema,
});

export const weeklyHours = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/weeklyHour/statistics',
  summary: 'Returns a week by weekday and hour.',
  access: byChannel,
  data: hoursSchema,
});
