import * as z from 'zod/mini';
import { reportWhereSchema } from './model/conditions';
import { maxFilterLength, codeFilters, nameFilters, withCurrentFilterNames } from './model/filters';
import { reportGroupings } from './model/grouping';
import { recordOf } from './model/record-of';
import { sections } from './model/sections';
import { sortPattern } from './model/sort';

/** Counts are numbers; money, ratios and counts above 2^53 are decimal texts; null means no value. */
export const metricCellSchema = z.union([z.string(), z.number(), z.null()]);
export const reportRowSchema = z.record(z.string(), metricCellSchema);
export type ReportRow = z.infer<typeof reportRowSchema>;

/** `consolidated` sums the selected accounts, `independent` has separate rows for each. */
export const reportTypes = { consolidated: 1, independent: 2 } as const;

/** The previous period, or the same one a year earlier: `comparisonRange` of `@meridian/date-range/core`. */
export const periodBasisSchema = z.enum(['previous', 'lastYear']);

/** What a report is compared with: relative to its range, by `comparisonRange`, or another range, with the same rules as its own. */
const comparisonBasisSchema = z.union([
  z.enum(['previous', 'sameWeekdays', 'lastMonth', 'lastQuarter', 'lastYear']),
  z
    .strictObject({ beginDate: z.iso.date(), endDate: z.iso.date() })
    .check(z.refine(({ beginDate, endDate }) => beginDate <= endDate)),
]);

/** The comparison of a report. */
export const reportCompareSchema = z.object({
  basis: comparisonBasisSchema,
  /** Leaves out rows whose `changedKey` changed by less than this percent. New and stopped rows always stay. */
  changedBy: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  /** Data key of a metric. */
  changedKey: z._default(z.string().check(z.maxLength(40)), 'cost'),
});
export type ReportCompare = z.infer<typeof reportCompareSchema>;

const valuesSchema = ({ maxLength, maxCount }: { maxLength: number; maxCount: number }) =>
  z.optional(z.array(z.string().check(z.maxLength(maxLength))).check(z.maxLength(maxCount)));

/** The content of a report. A key of an earlier version is rejected, so that a filter is never ignored. */
export const reportQuerySchema = z.strictObject({
  /** The current account, set by the client; 0 means all accounts of the caller. */
  accountId: z._default(z.int().check(z.minimum(0)), 0),
  /** Limits all accounts to some of them. */
  accountIds: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(1000))),
  beginDate: z.string(),
  endDate: z.string(),
  reportType: z._default(z.union([z.literal(1), z.literal(2)]), reportTypes.independent),
  ...recordOf(nameFilters, () => valuesSchema({ maxLength: maxFilterLength, maxCount: 100 })),
  ...recordOf(codeFilters, () => valuesSchema({ maxLength: 20, maxCount: 10 })),
  /** Part of a searchable column's value; case does not matter. */
  text: z.optional(z.string().check(z.maxLength(100))),
  /** Conditions of the rows, after summing. */
  where: z.optional(reportWhereSchema),
  /** What the rows are summed by, after the conditions: one of `groupingsOf`. */
  groupBy: z.optional(z.enum(reportGroupings)),
  compare: z.optional(reportCompareSchema),
  /** The finer section whose sums are shown instead of the report's own rows: one of its `finerSections`. */
  from: z.optional(z.enum(sections)),
});
export type ReportQuery = z.input<typeof reportQuerySchema>;

/** Reads a query that this or an earlier version stored. */
export function readStoredQuery(stored: Readonly<Record<string, unknown>>): ReportQuery {
  return reportQuerySchema.parse(withCurrentFilterNames(stored));
}

/** `"<dataKey> asc|desc"`; in a compared report also `"<dataKey>:change …"` and `"<dataKey>:previous …"`. */
export const reportSortSchema = z
  .string()
  .check(z.maxLength(80), z.regex(sortPattern, { error: 'sort_not_offered' }));
