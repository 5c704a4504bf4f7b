import * as z from 'zod/mini';
import { channels, sections } from '../reports/model/sections';

/**
 * What became of every row below the header of a file, up to the last one: `file` = `imported` + `merged` + `skipped` +
 * `failed`, where `skipped` is the sum of the counts in it. While the import is in review, what would become of them.
 */
export const importRowCountsSchema = z.object({
  file: z.int(),
  /** Rows of the report. */
  imported: z.int(),
  /** Rows that were added to an equal one. */
  merged: z.int(),
  skipped: z.object({
    blank: z.int(),
    /** Lines of totals, and those of text below the table. */
    totals: z.int(),
    /** Copies that an answer leaves out. */
    repeated: z.int(),
    /** Rows of accounts that an answer leaves out. */
    otherAccounts: z.int(),
  }),
  failed: z.int(),
});
/** What became of every row of a file. */
export type ImportRowCounts = z.infer<typeof importRowCountsSchema>;

/** Rows of a file that are neither data nor failed. */
export const skippedRows = ({ skipped }: ImportRowCounts): number =>
  skipped.blank + skipped.totals + skipped.repeated + skipped.otherAccounts;

/** Sums of rows. Decimal texts; `cost` is null for several currencies, a metric is null when no row has a value. */
const importSumsSchema = z.object({
  rows: z.int(),
  impression: z.nullable(z.string()),
  click: z.nullable(z.string()),
  cost: z.nullable(z.string()),
  conversion: z.nullable(z.string()),
  /** Different campaigns; null where the section has none. */
  campaigns: z.nullable(z.int()),
});
/** Sums of rows. */
export type ImportSums = z.infer<typeof importSumsSchema>;

/** How data change when a load is put in force or taken out of it: all rows of its spans before and after. */
export const importEffectSchema = z.object({
  before: importSumsSchema,
  after: importSumsSchema,
  /** Rows that only stand in `after`. */
  addedRows: z.int(),
  /** Rows with other values. */
  changedRows: z.int(),
  equalRows: z.int(),
  /** Rows that only stand in `before`. */
  removedRows: z.int(),
  /** Days with data before that get other data. */
  replacedDays: z.int(),
});
/** How data change when a load is put in force or taken out of it. */
export type ImportEffect = z.infer<typeof importEffectSchema>;

/** What an import brings for one account, channel and section. It never changes. */
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
  /** ISO instant of the data, where the file states it. */
  dataTime: z.nullable(z.iso.datetime()),
  /** Spans of the load, and how many of them are in force. */
  spans: z.int(),
  spansInForce: z.int(),
  /** What booking it does, or did; null until it is known. */
  effect: z.nullable(importEffectSchema),
});
/** What an import brings for one account, channel and section. */
export type ImportLoad = z.infer<typeof importLoadSchema>;
