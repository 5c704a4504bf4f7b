import * as z from 'zod/mini';

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
  changedBy: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  /** Data key of a metric. */
  changedKey: z._default(z.string().check(z.maxLength(40)), 'cost'),
});
export type ReportCompare = z.infer<typeof reportCompareSchema>;

const names = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)));

export const reportQuerySchema = z.object({
  /** The current account, set by the client; 0 means all accounts of the caller. */
  accountId: z._default(z.int().check(z.minimum(0)), 0),
  /** Narrows all accounts to some of them. */
  accountIds: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(1000))),
  beginDate: z.string(),
  endDate: z.string(),
  reportType: z._default(z.union([z.literal(1), z.literal(2)]), reportTypes.independent),
  campaignNames: names,
  adgroupNames: names,
  provinceNames: names,
  matchTypes: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  devices: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  text: z.optional(z.string().check(z.maxLength(100))),
  compare: z.optional(reportCompareSchema),
});
export type ReportQuery = z.input<typeof reportQuerySchema>;

/** `"<dataKey> asc|desc"`; in a compared report also `"<dataKey>:change …"` and `"<dataKey>:previous …"`. */
export const reportSortSchema = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^[A-Za-z][A-Za-z0-9]*(:(change|previous))? (asc|desc)$/, { error: 'sort_not_offered' }),
  );
