import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { createdExport, exportChoice } from '../reports/exports';
import { channels } from '../reports/model/sections';
import { periodBasisSchema, reportRowSchema, reportSortSchema } from '../reports/query';
import { titleInfoSchema, trendGrains } from '../reports/report-endpoints';
import { costPeriods } from './cost-periods';

/** Maximum number of day, week or month columns in a cost report. */
export const maxCostSteps = 100;

/** Days that a forecast is based on: two of each weekday. */
export const forecastSampleDays = 14;

/** A forecast is over its budget if it exceeds it by more than this share, and under it if it is below by more than the other. */
export const paceLimits = { over: 0.03, under: 0.15 } as const;

/** The forecast of a month relative to its budget. */
export const paces = ['over', 'on', 'under'] as const;
/** The forecast of a month relative to its budget. */
export type Pace = (typeof paces)[number];

const idsOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.array(schema).check(z.maxLength(100)));

const costQuery = {
  /** The current account, set by the client; 0 means all accounts of the caller. */
  accountId: z._default(z.int().check(z.minimum(0)), 0),
  /** Limits all accounts to some of them. */
  accountIds: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(1000))),
  customerIds: idsOf(z.uuid()),
  companyIds: idsOf(z.uuid()),
  channels: z.optional(z.array(z.enum(channels)).check(z.maxLength(channels.length))),
  /** Part of the name of a customer, company or account, or of an account number; case does not matter. */
  text: z.optional(z.string().check(z.maxLength(100))),
  beginDate: z.string(),
  endDate: z.string(),
  period: z._default(z.enum(costPeriods), 'month'),
  compare: z.optional(z.object({ basis: periodBasisSchema })),
  /** Limits the report to accounts whose forecast is over or under their budget. Needs a report with a forecast. */
  isOffPace: z._default(z.boolean(), false),
};

/** Range, accounts and filters of a cost report. */
export const costQuerySchema = z.strictObject(costQuery);
/** Range, accounts and filters of a cost report. */
export type CostQuery = z.input<typeof costQuerySchema>;

/** Kinds of rows of a cost report. Currencies are rows only if there are several. */
export const costRowKinds = ['currency', 'customer', 'company', 'account', 'channel'] as const;
/** Kind of a row of a cost report. */
export type CostRowKind = (typeof costRowKinds)[number];

const costRowSchema = z.object({
  /** Id of the row for `toggled`; the same for every range and filter. */
  id: z.string(),
  kind: z.enum(costRowKinds),
  /** From 1, as in `aria-level`. */
  level: z.int().check(z.minimum(1)),
  hasChildren: z.boolean(),
  isOpen: z.boolean(),
  /** For a channel its key, for a currency its ISO 4217 code. */
  name: z.string(),
  /** Number of the account. */
  accountNo: z.nullable(z.string()),
  /** Id of the customer, company or account. */
  recordId: z.nullable(z.string()),
  currency: z.string().check(z.length(3)),
  /** Cost of the last seven days with data, the oldest first; absent without a forecast. */
  lastDays: z.optional(z.array(z.nullable(z.string()))),
  /** null without a budget or a forecast. */
  pace: z.nullable(z.enum(paces)),
  /** Whether a row below has costs but no budget: nothing is then compared with the sum of the other budgets. */
  lacksBudget: z.boolean(),
  /** The account whose budgets the caller may set here; null if none. */
  budgetAccountId: z.nullable(z.int()),
  /** Decimal texts by data key: `cost`, the steps, and in a report of months the values behind `pace`. */
  values: reportRowSchema,
});
/** A row of a cost report. */
export type CostRow = z.infer<typeof costRowSchema>;

/** Metadata of a cost report. */
const costInfoSchema = z.object({
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  timeZone: z.string(),
  /** The oldest data time of the accounts; null without data. */
  dataTime: z.nullable(z.iso.datetime()),
  /** ISO 4217 codes; with more than one, money sums are null. */
  currencies: z.array(z.string()),
  customerCount: z.int(),
  accountCount: z.int(),
  /** Accounts without data for some day of the range up to yesterday. */
  incompleteCount: z.int(),
  /** Present only for whole months of which at least one has begun. */
  forecast: z.nullable(
    z.object({
      /** Days of the range, and how many of them have passed. */
      dayCount: z.int(),
      pastDays: z.int(),
      /** The last day with data for the forecast; null without any. */
      lastDay: z.nullable(z.iso.date()),
      /** Accounts whose forecast is over or under their budget. */
      offPaceCount: z.int(),
    }),
  ),
});
/** Metadata of a cost report. */
export type CostInfo = z.infer<typeof costInfoSchema>;

const comparedRange = { beginDate: z.iso.date(), endDate: z.iso.date() };

const costReportSchema = z.object({
  titleInfos: z.array(titleInfoSchema),
  list: z.array(costRowSchema),
  /** Totals of all rows that match the query; null for money in several currencies. */
  summary: reportRowSchema,
  summaryPace: z.nullable(z.enum(paces)),
  summaryLacksBudget: z.boolean(),
  info: costInfoSchema,
  /** Present if the query has a comparison: the values of the other range for each row of the list, in order. */
  comparison: z.optional(
    z.object({ ...comparedRange, list: z.array(reportRowSchema), summary: reportRowSchema }),
  ),
});
/** A page of a cost report. */
export type CostReport = z.infer<typeof costReportSchema>;

const common = {
  access: { permission: 'report:cost:view' },
  account: 'optional',
  heavy: 'read',
} as const;
const base = '/marketing/api/v1/report/cost';

/** Expanded rows of the tree. */
const openRows = {
  /** If true, rows are expanded unless `toggled` names them; otherwise they are collapsed unless named. */
  expandAll: z._default(z.boolean(), false),
  toggled: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(2000)), []),
};

/**
 * The visible rows, from customers down to channels, children below their parent. Every row is the sum of the rows below it. Errors: 400
 * for a range that the period does not allow.
 */
export const costReportList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the cost of customers, companies, accounts and channels as a tree of sums.',
  body: z.object({
    page: z.optional(pageRequestSchema({ sortCol: reportSortSchema })),
    query: z.strictObject({ ...costQuery, ...openRows }),
  }),
  data: costReportSchema,
  paged: true,
  heavy: false,
});

/** Cost over time in each currency. Errors: 400 as for `costReportList`. */
export const costReportTrend = defineEndpoint({
  ...common,
  path: `${base}/trend`,
  summary:
    'Returns the cost by day, week or month in each currency, with that of a second period for comparison.',
  body: z.object({ query: costQuerySchema }),
  data: z.object({
    grain: z.enum(trendGrains),
    /** The range of `previous`. */
    comparison: z.object(comparedRange),
    series: z.array(
      z.object({
        currency: z.string().check(z.length(3)),
        points: z.array(
          z.object({
            beginDate: z.iso.date(),
            endDate: z.iso.date(),
            cost: z.nullable(z.string()),
            previous: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  paged: false,
  heavy: false,
});
export type CostTrend = z.infer<(typeof costReportTrend)['data']>;

/** Creates a file of the visible rows. Errors: 400 as for `costReportList`, and for a report without rows. */
export const costReportCreateExport = defineEndpoint({
  ...common,
  path: `${base}/createExport`,
  summary: 'Starts an export of the cost report.',
  access: { permission: ['report:cost:view', 'report:export:create'] },
  body: z.object({ query: z.strictObject({ ...costQuery, ...openRows }), ...exportChoice }),
  data: createdExport,
  paged: false,
  heavy: 'write',
});
