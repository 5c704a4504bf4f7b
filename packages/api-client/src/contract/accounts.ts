import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import { channels } from './reports/model/sections';
import { accountSchema } from './user';

/** Decimal text; null where there are no figures. */
const figureSchema = z.nullable(z.string());

/** An account with what the home page says of its money, all in the account's currency. */
export const accountBalanceSchema = z.extend(accountSchema, {
  isFollowed: z.boolean(),
  /** Channels that the account has figures of. */
  channels: z.array(z.enum(channels)),
  /** Null when nobody has told us the balance. */
  balance: figureSchema,
  /** ISO instant at which the balance was true; the provider is about 3 hours late. */
  balanceTime: z.nullable(z.iso.datetime()),
  /** Cost of the last full day in all channels. */
  lastDayCost: figureSchema,
  /** The day that `lastDayCost` counts, in the account's zone. */
  lastDay: z.nullable(z.iso.date()),
  /** Cost of the day before `lastDay`. */
  previousDayCost: figureSchema,
  /** Cost of each of the seven days up to `lastDay`, the oldest first; null for a day without figures. */
  lastDays: z.array(figureSchema).check(z.length(7)),
  /** Days that the balance lasts at the average cost of `lastDays`, one decimal; null where one of the two is unknown or nothing was spent. */
  budgetDays: figureSchema,
});
export type AccountBalance = z.infer<typeof accountBalanceSchema>;

/** What a list of accounts can be sorted by; `change` is that of `lastDayCost` to `previousDayCost`, as a ratio. */
export const accountSorts = [
  'accountNo',
  'accountName',
  'balance',
  'lastDayCost',
  'change',
  'budgetDays',
] as const;
export type AccountSort = (typeof accountSorts)[number];

/** Metrics of a day as the home page shows them: sums, and ratios of sums. */
export const homeMetricsSchema = z.object({
  cost: figureSchema,
  impression: figureSchema,
  click: figureSchema,
  conversion: figureSchema,
  ctr: figureSchema,
  cpc: figureSchema,
});
export type HomeMetrics = z.infer<typeof homeMetricsSchema>;

/** What the chosen accounts have in one currency; two currencies are never added. */
export const homeSummarySchema = z.object({
  currency: z.string().check(z.length(3)),
  accountCount: z.int().check(z.minimum(0)),
  /** Sum of the known balances; null where none is known. */
  balance: figureSchema,
  /** The oldest time at which one of them was true. */
  balanceTime: z.nullable(z.iso.datetime()),
  lowCount: z.int().check(z.minimum(0)),
  emptyCount: z.int().check(z.minimum(0)),
  /** Days that the sum of balances lasts at the average of the last seven full days. */
  budgetDays: figureSchema,
  /** The last full day, and the figures of it and of the day before. */
  day: z.iso.date(),
  figures: homeMetricsSchema,
  previous: homeMetricsSchema,
  /** Cost of feed ads on the last 15 days, today not among them; null without feed accounts. */
  feedCost: z.nullable(z.object({ beginDate: z.iso.date(), endDate: z.iso.date(), cost: figureSchema })),
});
export type HomeSummary = z.infer<typeof homeSummarySchema>;

export const homeTrendPointSchema = z.extend(homeMetricsSchema, {
  date: z.iso.date(),
  /** The day of the previous period at the same place. */
  previousDate: z.iso.date(),
  previous: homeMetricsSchema,
});
export type HomeTrendPoint = z.infer<typeof homeTrendPointSchema>;

/** Metrics in which something can have moved. */
export const moverMetrics = ['cost', 'click', 'cpc', 'ctr'] as const;
export type MoverMetric = (typeof moverMetrics)[number];

/** A keyword (search) or unit (feed) whose figures differ most from the day before. */
export const moverSchema = z.object({
  channel: z.enum(channels),
  name: z.string(),
  accountId: z.int(),
  accountName: z.string(),
  currency: z.string().check(z.length(3)),
  metric: z.enum(moverMetrics),
  value: z.string(),
  previousValue: z.string(),
  /** value / previousValue - 1, decimal text; null where the day before had none. */
  change: figureSchema,
});
export type Mover = z.infer<typeof moverSchema>;

const noParams = z.object({});
const base = '/marketing/api/v1/user/account';

/** Which accounts a home call is about: the chosen one or all of the caller, and of those the followed ones only. */
const scopeQuery = {
  accountId: z.optional(z.int().check(z.minimum(0))),
  followedOnly: z._default(z.boolean(), false),
};

export const accountList = defineEndpoint({
  method: 'POST',
  path: `${base}/list`,
  summary: 'Accounts of the caller with balance and cost; `text` searches number and name.',
  access: 'session',
  account: 'none',
  bodyKind: 'json',
  params: noParams,
  body: z.object({
    page: z.optional(pageRequestSchema({ sizes: [10, 20, 30, 50, 100] })),
    query: z.optional(
      z.object({
        text: z.optional(z.string().check(z.maxLength(100))),
        followedOnly: z.optional(z.boolean()),
      }),
    ),
  }),
  data: z.object({ list: z.array(accountBalanceSchema) }),
  paged: true,
});

export const accountSummary = defineEndpoint({
  method: 'POST',
  path: `${base}/report/summary`,
  summary: 'Balance and last full day of the selected accounts, one entry per currency.',
  access: 'session',
  account: 'optional',
  bodyKind: 'json',
  params: noParams,
  body: z.object({ query: z.object(scopeQuery) }),
  data: z.object({ list: z.array(homeSummarySchema) }),
  paged: false,
});

export const accountTrend = defineEndpoint({
  method: 'POST',
  path: `${base}/report/trend`,
  summary:
    'Every day of a range (up to 100 days) in one currency, with the previous period of the same length.',
  access: 'session',
  account: 'optional',
  bodyKind: 'json',
  params: noParams,
  body: z.object({
    query: z.object({
      ...scopeQuery,
      beginDate: z.iso.date(),
      endDate: z.iso.date(),
      currency: z.string().check(z.length(3)),
    }),
  }),
  data: z.object({ points: z.array(homeTrendPointSchema) }),
  paged: false,
});

export const accountMovers = defineEndpoint({
  method: 'POST',
  path: `${base}/report/movers`,
  summary:
    'The five keywords and units of the selected accounts with the largest change from the previous day.',
  access: 'session',
  account: 'optional',
  bodyKind: 'json',
  params: noParams,
  body: z.object({ query: z.object(scopeQuery) }),
  data: z.object({
    day: z.iso.date(),
    previousDay: z.iso.date(),
    list: z.array(moverSchema),
  }),
  paged: false,
});

export const accountFollow = defineEndpoint({
  method: 'POST',
  path: `${base}/operation/follow`,
  summary: 'Follows or unfollows an account of the caller.',
  access: 'session',
  account: 'required',
  bodyKind: 'json',
  params: noParams,
  body: z.object({ accountId: z.int().check(z.minimum(1)), isFollowed: z.boolean() }),
  data: z.object({ isFollowed: z.boolean() }),
  paged: false,
});
