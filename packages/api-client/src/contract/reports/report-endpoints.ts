import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { maxFilterLength, valueFilters } from './model/filters';
import { periods } from './model/period';
import { recordOf } from './model/record-of';
import { channelReportPath, sections, type Channel } from './model/sections';
import { reportQuerySchema, reportRowSchema, reportSortSchema } from './query';

/** A column as the server describes it. */
export const titleInfoSchema = z.object({
  id: z.string(),
  titleName: z.string(),
  /** Of a metric, in lines: what it means, its formula if it has one, and its source. */
  description: z.optional(z.string()),
  dataKey: z.string(),
  isSort: z.boolean(),
  valueType: z.enum(['Long', 'Double', 'Integer', 'String']),
  domType: z.enum(['text', 'img', 'render', 'html']),
  unit: z.optional(z.string()),
  /** Appended to the title. */
  unitDesc: z.optional(z.string()),
  /** Set if the unit must not be changed by a client that lets users change units. The console does not. */
  fixedUnit: z.optional(z.boolean()),
  width: z.optional(z.int()),
  minWidth: z.optional(z.int()),
  fixed: z.union([z.literal('left'), z.literal('right'), z.literal(false)]),
  /** Of an own metric: what its values are compared with, decimal text; a percentage as it is read: 2.5 is 2.5 %. */
  target: z.optional(z.object({ value: z.string(), better: z.enum(['higher', 'lower']) })),
});
export type TitleInfo = z.infer<typeof titleInfoSchema>;

/** A total that an imported file contains in addition to its rows. */
export const reportedTotalSchema = z.object({
  label: z.string(),
  /** `rows`: of the listed rows; `other`: of rows the provider does not list; `account`: of the whole account. */
  kind: z.enum(['rows', 'other', 'account']),
  impression: z.nullable(z.string()),
  click: z.nullable(z.string()),
  cost: z.nullable(z.string()),
  conversion: z.nullable(z.string()),
});
export type ReportedTotal = z.infer<typeof reportedTotalSchema>;

/** Metadata of a report, so that its limits are visible. */
export const reportInfoSchema = z.object({
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  timeZone: z.string(),
  /**
   * ISO instant of the data in the report: the provider's if a file states it, otherwise that of the import. For several accounts, the
   * oldest. Null without data.
   */
  dataTime: z.nullable(z.iso.datetime()),
  /** Whether there is complete data for every day of the period, up to yesterday, and for every account. */
  isComplete: z.boolean(),
  missingDays: z.int(),
  /** Number of days with failed rows, or which had not ended at the data time. */
  incompleteDays: z.int(),
  /** The latest day up to yesterday with data of this section; null if it has none. */
  latestDate: z.nullable(z.iso.date()),
  /**
   * In a report with a condition for new items: how many of its accounts have data, but none before its first day, so that all of their items
   * are new.
   */
  accountsWithoutEarlierData: z.optional(z.int()),
  /** ISO 4217 codes in the report; with more than one, rows are separate and money sums are null. */
  currencies: z.array(z.string()),
  /** Maximum number of rows that this report shows and exports; null without a limit. */
  rowCap: z.nullable(z.int()),
  /** Spans inside the period that this report leaves out because they are not split into its periods. */
  omittedSpans: z.array(
    z.object({ beginDate: z.iso.date(), endDate: z.iso.date(), fileName: z.nullable(z.string()) }),
  ),
  /** For each imported file inside the period that contains totals: how much of them its rows account for. */
  reportedTotals: z.array(
    z.object({
      fileName: z.string(),
      beginDate: z.iso.date(),
      endDate: z.iso.date(),
      currency: z.string(),
      /** Sum of the cost of the file's rows, decimal text. */
      rowsCost: z.string(),
      totals: z.array(reportedTotalSchema),
    }),
  ),
  /**
   * Cost of the accounts in the period, from their account report, decimal text: what the rows of an unfiltered list can add up to. Null for
   * account reports, trends, filtered lists and sums of a finer section, and unless the account report has data of the same days.
   */
  accountCost: z.nullable(z.string()),
  /** The finer section of all rows and metadata; null if they are the section's own. */
  from: z.nullable(z.enum(sections)),
  /** The finer sections with data of the period, closest first; empty once a file of the section covers any day of it. */
  finerSections: z.array(z.enum(sections)),
});
export type ReportInfo = z.infer<typeof reportInfoSchema>;

/** The period that a report is compared with, and whether its data is complete. */
const comparedPeriodSchema = z.pick(reportInfoSchema, {
  beginDate: true,
  endDate: true,
  dataTime: true,
  isComplete: true,
  missingDays: true,
  incompleteDays: true,
});

const reportComparisonSchema = z.extend(comparedPeriodSchema, {
  /** For each row of the list, in its order, the same row in the period compared with; null if it had none. */
  list: z.array(z.nullable(reportRowSchema)),
  summary: reportRowSchema,
  /** Rows that `changedBy` leaves out; the totals include them. */
  hiddenCount: z.int(),
  /** Last day that has a counterpart, if one of the periods is longer: `isPairedRow`. */
  pairedUntil: z.optional(z.iso.date()),
});
export type ReportComparison = z.infer<typeof reportComparisonSchema>;

const reportListSchema = z.object({
  /** Columns selected by the caller (custom fields), in the caller's language. */
  titleInfos: z.array(titleInfoSchema),
  list: z.array(reportRowSchema),
  /** Totals of the whole result, not of the page; the same keys as the rows. */
  summary: reportRowSchema,
  info: reportInfoSchema,
  /**
   * Present if the query has a comparison. Rows that exist only in the period compared with have sums of 0; if their days have no
   * counterpart, they have no values and no period.
   */
  comparison: z.optional(reportComparisonSchema),
});
export type ReportList = z.infer<typeof reportListSchema>;

/** Length of the steps of a trend. */
export const trendGrains = ['day', 'week', 'month'] as const;

/** A step of a trend: its days, and its metrics by data key; null without data. */
const trendPointSchema = z.object({
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  values: reportRowSchema,
});
export type TrendPoint = z.infer<typeof trendPointSchema>;

/** The metrics of a report over time, with those of the compared period. */
const reportTrendSchema = z.object({
  grain: z.enum(trendGrains),
  /** Every step of the period, including those without data. */
  points: z.array(trendPointSchema),
  /** Totals as in the list: of the report, not of the points. */
  summary: reportRowSchema,
  comparison: z.extend(comparedPeriodSchema, {
    /** The counterpart of each point, in order; null if there is none. */
    points: z.array(z.nullable(trendPointSchema)),
    summary: reportRowSchema,
  }),
  /** ISO 4217 code of all money; null if there are several, whose sums are null. */
  currency: z.nullable(z.string()),
  info: reportInfoSchema,
});
export type ReportTrend = z.infer<typeof reportTrendSchema>;

/** A value to filter by; `parent` is the value of the filter that narrows this one, such as the campaign of a unit. */
const filterOptionSchema = z.object({ value: z.string(), parent: z.optional(z.string()) });
export type ReportFilterOption = z.infer<typeof filterOptionSchema>;

/** Finds values of one filter that contain a text, and belong to one of the values of its parent filter, if any. */
const filterSearchSchema = z.object({
  filter: z.enum(valueFilters),
  text: z._default(z.string().check(z.maxLength(maxFilterLength)), ''),
  parents: z._default(z.array(z.string().check(z.maxLength(maxFilterLength))).check(z.maxLength(100)), []),
});
export type ReportFilterSearch = z.infer<typeof filterSearchSchema>;

/** Maximum number of filter values in a response; the others are found by `search`. */
export const maxFilterOptions = 500;

/**
 * The values in a section, in order, for each of its filters; empty for filters that the section does not have, and for the other
 * filters of a search. `more` names the filters with more values than these.
 */
export const reportFilterOptionsSchema = z.object({
  ...recordOf(valueFilters, () => z.array(filterOptionSchema)),
  more: z.array(z.enum(valueFilters)),
});
export type ReportFilterOptions = z.infer<typeof reportFilterOptionsSchema>;

const reportEndpoints = (channel: Channel) => ({
  list: defineEndpoint({
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/list`,
    summary: `Returns a page of a ${channel} report with its columns, totals and metadata.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    params: z.object({ section: z.enum(sections), period: z.enum(periods) }),
    body: z.object({
      page: z.optional(pageRequestSchema({ sortCol: reportSortSchema })),
      query: reportQuerySchema,
    }),
    data: reportListSchema,
    paged: true,
    heavy: 'read',
  }),
  trend: defineEndpoint({
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/trend`,
    summary: `Returns the totals of a ${channel} report over time, compared with the previous period or the one in the query.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    params: z.object({ section: z.enum(sections), period: z.enum(periods) }),
    body: z.object({ query: reportQuerySchema }),
    data: reportTrendSchema,
    paged: false,
    heavy: 'read',
  }),
  filterOptions: defineEndpoint({
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/filterOptions`,
    summary: `Returns the filter options of a ${channel} section.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    params: z.object({ section: z.enum(sections) }),
    body: z.object({
      query: z._default(
        z.object({
          accountId: z._default(z.int().check(z.minimum(0)), 0),
          search: z.optional(filterSearchSchema),
          /** As in the query of the report. */
          from: z.optional(z.enum(sections)),
        }),
        { accountId: 0 },
      ),
    }),
    data: reportFilterOptionsSchema,
    paged: false,
    heavy: 'read',
  }),
});
const search = reportEndpoints('search');
const feed = reportEndpoints('feed');

export const searchReportList = search.list;
export const searchReportTrend = search.trend;
export const searchReportFilterOptions = search.filterOptions;
export const feedReportList = feed.list;
export const feedReportTrend = feed.trend;
export const feedReportFilterOptions = feed.filterOptions;
