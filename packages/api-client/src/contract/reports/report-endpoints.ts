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
  dataKey: z.string(),
  isSort: z.boolean(),
  valueType: z.enum(['Long', 'Double', 'Integer', 'String']),
  domType: z.enum(['text', 'img', 'render', 'html']),
  unit: z.optional(z.string()),
  /** Appended to the title. */
  unitDesc: z.optional(z.string()),
  /** Where a client lets users change units, this one stays. The console has no such choice. */
  fixedUnit: z.optional(z.boolean()),
  width: z.optional(z.int()),
  minWidth: z.optional(z.int()),
  fixed: z.union([z.literal('left'), z.literal('right'), z.literal(false)]),
});
export type TitleInfo = z.infer<typeof titleInfoSchema>;

/** A total line that an imported file states itself, beside the rows it lists. */
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

/** What a report says about itself, so that nobody takes it for more than it is. */
export const reportInfoSchema = z.object({
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  timeZone: z.string(),
  /**
   * ISO instant of the data in the report: the provider's own where a file states it, else that of the import. Of several
   * accounts the oldest. Null without data.
   */
  dataTime: z.nullable(z.iso.datetime()),
  /** Whether there are complete data for every day of the period, up to yesterday, and for every account. */
  isComplete: z.boolean(),
  missingDays: z.int(),
  /** Days with data of which a row failed or which were not over at the time of their data. */
  incompleteDays: z.int(),
  /** The latest day up to yesterday that this section has data for; null when it has none at all. */
  latestDate: z.nullable(z.iso.date()),
  /** ISO 4217 codes in the report; with more than one, rows stay apart and sums of money are null. */
  currencies: z.array(z.string()),
  /** The most rows that this report shows and exports, however many it has; null without a limit. */
  rowCap: z.nullable(z.int()),
  /** Spans inside the period that this report leaves out because they are not split into its periods. */
  omittedSpans: z.array(
    z.object({ beginDate: z.iso.date(), endDate: z.iso.date(), fileName: z.nullable(z.string()) }),
  ),
  /** For each imported file inside the period that states totals: how much of them its rows explain. */
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
  /** The finer section that all rows and metadata come from; null where they are the section's own. */
  from: z.nullable(z.enum(sections)),
  /** While no file of the section covers any day of the period: the finer sections that have data of it, closest first. */
  finerSections: z.array(z.enum(sections)),
});
export type ReportInfo = z.infer<typeof reportInfoSchema>;

/** The period that a report is compared with, and whether its data are complete. */
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
  /** Rows that `changedBy` left out; the totals cover them all the same. */
  hiddenCount: z.int(),
});
export type ReportComparison = z.infer<typeof reportComparisonSchema>;

const reportListSchema = z.object({
  /** Columns as the caller chose them (custom fields), in the caller's language. */
  titleInfos: z.array(titleInfoSchema),
  list: z.array(reportRowSchema),
  /** Over the whole result, not the page; the same keys as the rows. */
  summary: reportRowSchema,
  info: reportInfoSchema,
  /** Present when the query compares. Rows that exist only in the previous period have sums of 0. */
  comparison: z.optional(reportComparisonSchema),
});
export type ReportList = z.infer<typeof reportListSchema>;

/** How long the steps of a trend are. */
export const trendGrains = ['day', 'week', 'month'] as const;

/** A step of a trend: its days, and its metrics by data key; null where there are no data. */
const trendPointSchema = z.object({
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  values: reportRowSchema,
});
export type TrendPoint = z.infer<typeof trendPointSchema>;

/** The metrics of a report over time, beside those of the period compared with. */
const reportTrendSchema = z.object({
  grain: z.enum(trendGrains),
  /** Every step of the period, also those without data. */
  points: z.array(trendPointSchema),
  /** Totals as in the list: of the report, not of the points. */
  summary: reportRowSchema,
  comparison: z.extend(comparedPeriodSchema, {
    /** For each point, in its order, its counterpart; null where there is none. */
    points: z.array(z.nullable(trendPointSchema)),
    summary: reportRowSchema,
  }),
  /** ISO 4217 code of all money; null where there are several, whose sums are null. */
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

/** Values of a filter that a response contains; the others are found by `search`. */
export const maxFilterOptions = 500;

/**
 * The values that occur in a section, in order, for each of its filters; empty for a filter that the section does not
 * have, and for the other filters of a search. `more` names the filters with more values than these.
 */
export const reportFilterOptionsSchema = z.object({
  ...recordOf(valueFilters, () => z.array(filterOptionSchema)),
  more: z.array(z.enum(valueFilters)),
});
export type ReportFilterOptions = z.infer<typeof reportFilterOptionsSchema>;

const reportEndpoints = (channel: Channel) => ({
  list: defineEndpoint({
    method: 'POST',
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/list`,
    summary: `Returns a page of a ${channel} report with its columns, totals and metadata.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    bodyKind: 'json',
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
    method: 'POST',
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/trend`,
    summary: `Returns the totals of a ${channel} report over time, compared with the previous period or the one in the query.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    bodyKind: 'json',
    params: z.object({ section: z.enum(sections), period: z.enum(periods) }),
    body: z.object({ query: reportQuerySchema }),
    data: reportTrendSchema,
    paged: false,
    heavy: 'read',
  }),
  filterOptions: defineEndpoint({
    method: 'POST',
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/filterOptions`,
    summary: `Returns the filter options of a ${channel} section.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    bodyKind: 'json',
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
