import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import { channels } from './reports/model/sections';
import { accountSchema } from './user';

/** Decimal text; null without data. */
const amountSchema = z.nullable(z.string());

/** An account with the amounts of the home page, all in the account's currency. */
export const accountBalanceSchema = z.extend(accountSchema, {
  isFollowed: z.boolean(),
  /** Channels for which the account has data. */
  channels: z.array(z.enum(channels)),
  /** null while the balance is unknown. */
  balance: amountSchema,
  /** Time of the balance, ISO 8601; the provider reports it about 3 hours late. */
  balanceTime: z.nullable(z.iso.datetime()),
  /** Cost of the last full day in all channels. */
  lastDayCost: amountSchema,
  /** The day of `lastDayCost`, in the account's time zone. */
  lastDay: z.nullable(z.iso.date()),
  /** Cost of the day before `lastDay`. */
  previousDayCost: amountSchema,
  /** Cost of each of the seven days up to `lastDay`, the oldest first; null for a day without data. */
  lastDays: z.array(amountSchema).check(z.length(7)),
  /** Days that the balance lasts at the average cost of `lastDays`, one decimal; null if one of them is unknown or the cost is 0. */
  budgetDays: amountSchema,
});
/** An account with its balance and recent cost. */
export type AccountBalance = z.infer<typeof accountBalanceSchema>;

/** Sort keys of lists of accounts; `change` is the ratio of `lastDayCost` to `previousDayCost`. */
export const accountSorts = [
  'accountNo',
  'accountName',
  'balance',
  'lastDayCost',
  'change',
  'budgetDays',
] as const;
/** A sort key of lists of accounts. */
export type AccountSort = (typeof accountSorts)[number];

/** Metrics of a day as the home page shows them: sums, and ratios of sums. */
export const homeMetricsSchema = z.object({
  /** Amount in the account's currency, decimal text. */
  cost: amountSchema,
  impression: amountSchema,
  click: amountSchema,
  conversion: amountSchema,
  /** Clicks per impression, a ratio from 0 to 1. */
  ctr: amountSchema,
  /** Cost per click in the account's currency. */
  cpc: amountSchema,
});
/** Metrics of a day or a period on the home page. */
export type HomeMetrics = z.infer<typeof homeMetricsSchema>;

/** Balance and last full day of the selected accounts in one currency; amounts of two currencies are never added. */
export const homeSummarySchema = z.object({
  /** ISO 4217 code. */
  currency: z.string().check(z.length(3)),
  accountCount: z.int().check(z.minimum(0)),
  /** Sum of the known balances; null if no balance is known. */
  balance: amountSchema,
  /** The oldest time of these balances. */
  balanceTime: z.nullable(z.iso.datetime()),
  /** Accounts with a low balance. */
  lowCount: z.int().check(z.minimum(0)),
  /** Accounts with an empty balance. */
  emptyCount: z.int().check(z.minimum(0)),
  /** Days that the sum of balances lasts at the average of the last seven full days. */
  budgetDays: amountSchema,
  /** The last full day. `figures` has its metrics, `previous` those of the previous day. */
  day: z.iso.date(),
  figures: homeMetricsSchema,
  previous: homeMetricsSchema,
  /** Cost of feed ads in the last 15 days before today; null without feed accounts. */
  feedCost: z.nullable(z.object({ beginDate: z.iso.date(), endDate: z.iso.date(), cost: amountSchema })),
});
/** Balance and last full day of the selected accounts in one currency. */
export type HomeSummary = z.infer<typeof homeSummarySchema>;

/** Metrics of one day, with those of the corresponding day of the previous period. */
const homeTrendPointSchema = z.extend(homeMetricsSchema, {
  date: z.iso.date(),
  /** The corresponding day of the previous period. */
  previousDate: z.iso.date(),
  previous: homeMetricsSchema,
});
/** A day of the home page's chart. */
export type HomeTrendPoint = z.infer<typeof homeTrendPointSchema>;

/** Metrics by which movers are ranked. */
export const moverMetrics = ['cost', 'click', 'cpc', 'ctr'] as const;
/** A metric by which movers are ranked. */
export type MoverMetric = (typeof moverMetrics)[number];

/** A keyword (search) or unit (feed) whose metric differs most from the previous day. */
export const moverSchema = z.object({
  channel: z.enum(channels),
  name: z.string(),
  accountId: z.int(),
  accountName: z.string(),
  /** ISO 4217 code of the account; the unit of `value` and `previousValue` if the metric is money. */
  currency: z.string().check(z.length(3)),
  metric: z.enum(moverMetrics),
  /** Value of the last full day, decimal text. */
  value: z.string(),
  /** Value of the previous day, decimal text. */
  previousValue: z.string(),
  /** value / previousValue - 1, decimal text; null if the previous day has no value. */
  change: amountSchema,
});
/** A keyword or unit with one of the largest changes. */
export type Mover = z.infer<typeof moverSchema>;

const base = '/marketing/api/v1/user/account';

/** Accounts of a request: the selected one or all of the caller; optionally only the followed ones. */
const scopeQuery = {
  accountId: z.optional(z.int().check(z.minimum(0))),
  followedOnly: z._default(z.boolean(), false),
};

/** Lists the caller's accounts with balance and cost. `sortCol` takes an `AccountSort`. */
export const accountList = defineEndpoint({
  path: `${base}/list`,
  summary: 'Returns the caller’s accounts with balance and cost; `text` searches number and name.',
  access: 'session',
  account: 'optional',
  body: z.object({
    page: z.optional(pageRequestSchema({ sizes: [10, 20, 30, 50, 100] })),
    query: z.optional(
      z.object({
        /** One account of the caller; 0: all of them. */
        accountId: z.optional(z.int().check(z.minimum(0))),
        text: z.optional(z.string().check(z.maxLength(100))),
        followedOnly: z.optional(z.boolean()),
      }),
    ),
  }),
  data: z.object({ list: z.array(accountBalanceSchema) }),
  paged: true,
  heavy: false,
});

/** Balance and last full day of the selected accounts, one entry per currency. */
export const accountSummary = defineEndpoint({
  path: `${base}/report/summary`,
  summary: 'Returns the balance and last full day of the selected accounts, one entry per currency.',
  access: 'session',
  account: 'optional',
  body: z.object({ query: z._default(z.object(scopeQuery), { followedOnly: false }) }),
  data: z.object({ list: z.array(homeSummarySchema) }),
  paged: false,
  heavy: 'read',
});

/** Daily metrics of a range of up to 100 days in one currency. Errors: 400 for a longer range. */
export const accountTrend = defineEndpoint({
  path: `${base}/report/trend`,
  summary:
    'Returns each day of a range (up to 100 days) in one currency, and the previous period of the same length.',
  access: 'session',
  account: 'optional',
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
  heavy: 'read',
});

/** The five largest changes between the last full day and the previous day. */
export const accountMovers = defineEndpoint({
  path: `${base}/report/movers`,
  summary:
    'Returns the five keywords and the five units of the selected accounts that changed most since the previous day.',
  access: 'session',
  account: 'optional',
  body: z.object({ query: z._default(z.object(scopeQuery), { followedOnly: false }) }),
  data: z.object({
    day: z.iso.date(),
    previousDay: z.iso.date(),
    list: z.array(moverSchema),
  }),
  paged: false,
  heavy: 'read',
});

/** Follows or unfollows one account of the caller. */
export const accountFollow = defineEndpoint({
  path: `${base}/operation/follow`,
  summary: 'Follows or unfollows one of the caller’s accounts.',
  access: 'session',
  account: 'required',
  body: z.object({ accountId: z.int().check(z.minimum(1)), isFollowed: z.boolean() }),
  data: z.object({ isFollowed: z.boolean() }),
  paged: false,
  heavy: false,
});
