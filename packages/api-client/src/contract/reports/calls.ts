import { defineEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { channelReportPath, periods, sections, type Channel } from './sections';
import * as z from 'zod';

/** A column as the server describes it. */
export const titleInfoSchema = z.object({
  id: z.string(),
  titleName: z.string(),
  dataKey: z.string(),
  isSort: z.boolean(),
  valueType: z.enum(['Long', 'Double', 'Integer', 'String']),
  domType: z.enum(['text', 'img', 'render', 'html']),
  unit: z.string().optional(),
  /** Appended to the title. */
  unitDesc: z.string().optional(),
  /** The user cannot change the unit. */
  fixedUnit: z.boolean().optional(),
  width: z.int().optional(),
  minWidth: z.int().optional(),
  fixed: z.union([z.literal('left'), z.literal('right'), z.literal(false)]),
});
export type TitleInfo = z.infer<typeof titleInfoSchema>;

/** Counts are numbers; money, ratios and counts past 2^53 are decimal texts; null is "no value". */
export const cellSchema = z.union([z.string(), z.number(), z.null()]);
export const reportRowSchema = z.record(z.string(), cellSchema);
export type ReportRow = z.infer<typeof reportRowSchema>;

/** Consolidated sums the chosen accounts, independent keeps a row for each. */
export const reportTypes = { consolidated: 1, independent: 2 } as const;

export const reportQuerySchema = z.object({
  /** The current account, set by the client; 0 means all accounts of the caller. */
  accountId: z.int().min(0).default(0),
  beginDate: z.string(),
  endDate: z.string(),
  reportType: z.union([z.literal(1), z.literal(2)]).default(reportTypes.independent),
  campaignNames: z.array(z.string().max(200)).max(100).optional(),
  adgroupNames: z.array(z.string().max(200)).max(100).optional(),
  devices: z.array(z.string().max(20)).max(10).optional(),
  text: z.string().max(100).optional(),
});
export type ReportQuery = z.input<typeof reportQuerySchema>;

/** A total line that an imported file states itself, beside the rows it lists. */
export const statedTotalSchema = z.object({
  label: z.string(),
  /** `rows`: of the listed rows; `other`: of rows the provider does not list; `account`: of the whole account. */
  kind: z.enum(['rows', 'other', 'account']),
  impression: z.string().nullable(),
  click: z.string().nullable(),
  cost: z.string().nullable(),
  conversion: z.string().nullable(),
});
export type StatedTotal = z.infer<typeof statedTotalSchema>;

/** What a report says about itself, so that nobody takes it for more than it is. */
export const reportInfoSchema = z.object({
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  timeZone: z.string(),
  /** ISO instant of the newest data in the report; null without data. */
  dataTime: z.iso.datetime().nullable(),
  /** Whether there are data for every day of the period and every account. */
  isComplete: z.boolean(),
  missingDays: z.int(),
  /** The latest day up to yesterday that this section has data for; null when it has none at all. */
  latestDate: z.iso.date().nullable(),
  /** ISO 4217 codes in the report; with more than one, rows stay apart and sums of money are null. */
  currencies: z.array(z.string()),
  /** Spans inside the period that this report leaves out because they are not split into its periods. */
  omittedSpans: z.array(
    z.object({ beginDate: z.iso.date(), endDate: z.iso.date(), fileName: z.string().nullable() }),
  ),
  /** For each imported file inside the period that states totals: how much of them its rows explain. */
  statedTotals: z.array(
    z.object({
      fileName: z.string(),
      beginDate: z.iso.date(),
      endDate: z.iso.date(),
      currency: z.string(),
      /** Sum of the cost of the file's rows, decimal text. */
      rowsCost: z.string(),
      totals: z.array(statedTotalSchema),
    }),
  ),
});
export type ReportInfo = z.infer<typeof reportInfoSchema>;

export const reportListSchema = z.object({
  titleInfos: z.array(titleInfoSchema),
  list: z.array(reportRowSchema),
  /** Over the whole result, not the page; the same keys as the rows. */
  summary: reportRowSchema,
  info: reportInfoSchema,
});
export type ReportList = z.infer<typeof reportListSchema>;

export const reportFilterOptionsSchema = z.object({
  campaigns: z.array(z.string()),
  units: z.array(z.object({ campaignName: z.string(), adgroupName: z.string() })),
  devices: z.array(z.string()),
});
export type ReportFilterOptions = z.infer<typeof reportFilterOptionsSchema>;

const reportEndpoints = (channel: Channel) => ({
  list: defineEndpoint({
    method: 'POST',
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/list`,
    summary: `A page of a ${channel} report with its columns, summary and what it says about itself.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    bodyKind: 'json',
    params: z.object({ section: z.enum(sections), period: z.enum(periods) }),
    body: z.object({ page: pageRequestSchema().optional(), query: reportQuerySchema }),
    data: reportListSchema,
    paged: true,
  }),
  filterOptions: defineEndpoint({
    method: 'POST',
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/filterOptions`,
    summary: `What the filters of a ${channel} section offer.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    bodyKind: 'json',
    params: z.object({ section: z.enum(sections) }),
    body: z.object({ query: z.object({ accountId: z.int().min(0).default(0) }) }),
    data: reportFilterOptionsSchema,
    paged: false,
  }),
});
const search = reportEndpoints('search');
const feed = reportEndpoints('feed');

export const reportCalls = {
  searchReportList: search.list,
  searchReportFilterOptions: search.filterOptions,
  feedReportList: feed.list,
  feedReportFilterOptions: feed.filterOptions,
};
