import * as z from 'zod';

/** Counts are numbers; money, ratios and counts past 2^53 are decimal texts; null is "no value". */
export const cellSchema = z.union([z.string(), z.number(), z.null()]);
export const reportRowSchema = z.record(z.string(), cellSchema);
export type ReportRow = z.infer<typeof reportRowSchema>;

/** Consolidated sums the chosen accounts, independent keeps a row for each. */
export const reportTypes = { consolidated: 1, independent: 2 } as const;

/** Rows that a daily report shows and exports at most; other periods have no limit. */
export const dailyRowCap = 10_000;

/** What a report is compared with. */
export const reportCompareSchema = z.object({
  /** The period before, or the same one a year earlier: `comparisonRange` of `@meridian/date-range/core`. */
  basis: z.enum(['previous', 'lastYear']),
  /** Leaves out rows whose `changedKey` changed by less than this percent. New and stopped rows always stay. */
  changedBy: z.number().min(0).max(1000).optional(),
  /** Data key of a metric. */
  changedKey: z.string().max(40).default('cost'),
});
export type ReportCompare = z.infer<typeof reportCompareSchema>;

const names = z.array(z.string().max(200)).max(100).optional();

export const reportQuerySchema = z.object({
  /** The current account, set by the client; 0 means all accounts of the caller. */
  accountId: z.int().min(0).default(0),
  /** Narrows all accounts to some of them. */
  accountIds: z.array(z.int().min(1)).max(1000).optional(),
  beginDate: z.string(),
  endDate: z.string(),
  reportType: z.union([z.literal(1), z.literal(2)]).default(reportTypes.independent),
  campaignNames: names,
  adgroupNames: names,
  provinceNames: names,
  matchTypes: z.array(z.string().max(20)).max(10).optional(),
  devices: z.array(z.string().max(20)).max(10).optional(),
  text: z.string().max(100).optional(),
  compare: reportCompareSchema.optional(),
});
export type ReportQuery = z.input<typeof reportQuerySchema>;

/** `"<dataKey> asc|desc"`; in a compared report also `"<dataKey>:change …"` and `"<dataKey>:previous …"`. */
export const reportSortSchema = z
  .string()
  .max(80)
  .regex(/^[A-Za-z][A-Za-z0-9]*(:(change|previous))? (asc|desc)$/, { error: 'sort_not_offered' });
