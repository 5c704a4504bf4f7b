import * as z from 'zod/mini';
import { channels, sections } from '../reports/model/sections';

/**
 * Outcomes of the rows below the header of a file: `file` = `imported` + `merged` + `skipped` + `failed`, where `skipped` is the sum of
 * its counts. While the import is in review, the expected outcomes.
 */
export const importRowCountsSchema = z.object({
  file: z.int(),
  /** Rows that were imported. */
  imported: z.int(),
  /** Rows that were merged into an equal one. */
  merged: z.int(),
  skipped: z.object({
    blank: z.int(),
    /** Totals, and lines of text below the table. */
    totals: z.int(),
    /** Duplicates that an answer excludes. */
    repeated: z.int(),
    /** Rows of accounts that an answer excludes. */
    otherAccounts: z.int(),
  }),
  failed: z.int(),
});
/** Outcomes of the rows of a file. */
export type ImportRowCounts = z.infer<typeof importRowCountsSchema>;

/** Rows of a file that are neither data nor failed. */
export const skippedRows = ({ skipped }: ImportRowCounts): number =>
  skipped.blank + skipped.totals + skipped.repeated + skipped.otherAccounts;

/** Sums of rows. Decimal texts; `cost` is null for several currencies, a metric is null if no row has a value. */
const importSumsSchema = z.object({
  rows: z.int(),
  impression: z.nullable(z.string()),
  click: z.nullable(z.string()),
  cost: z.nullable(z.string()),
  conversion: z.nullable(z.string()),
  /** Number of distinct campaigns; null if the section has none. */
  campaigns: z.nullable(z.int()),
});
/** Sums of rows. */
export type ImportSums = z.infer<typeof importSumsSchema>;

/** `currency`: ISO 4217 code of `cost`; null for several or none, absent in effects that earlier versions stored. */
const effectSumsSchema = z.extend(importSumsSchema, { currency: z.optional(z.nullable(z.string())) });

/** Change of data when a load is applied or undone: all rows of its spans before and after. */
export const importEffectSchema = z.object({
  before: effectSumsSchema,
  after: effectSumsSchema,
  /** Rows only in `after`. */
  addedRows: z.int(),
  /** Rows with different values. */
  changedRows: z.int(),
  equalRows: z.int(),
  /** Rows only in `before`. */
  removedRows: z.int(),
  /** Days whose data is replaced. */
  replacedDays: z.int(),
});
/** Change of data when a load is applied or undone. */
export type ImportEffect = z.infer<typeof importEffectSchema>;

/** Data of an import for one account, channel and section. It never changes. */
export const importLoadSchema = z.object({
  id: z.string(),
  accountId: z.int(),
  accountNo: z.string(),
  channel: z.enum(channels),
  section: z.enum(sections),
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  /** ISO 4217 code of the amounts; null for several. */
  currency: z.nullable(z.string()),
  sums: importSumsSchema,
  failedRows: z.int(),
  /** ISO instant of the data, if the file states it. */
  dataTime: z.nullable(z.iso.datetime()),
  /** Spans of the load, and how many of them are effective. */
  spans: z.int(),
  spansInForce: z.int(),
  /** Effect of applying it; null until it is known. */
  effect: z.nullable(importEffectSchema),
});
/** Data of an import for one account, channel and section. */
export type ImportLoad = z.infer<typeof importLoadSchema>;
