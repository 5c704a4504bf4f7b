import * as z from 'zod/mini';
import { numberFormats } from './questions';

/** Detected properties of a file, for a user to check. */
export const importDetectionSchema = z.object({
  /** Separator of the cells; null for a workbook. */
  delimiter: z.nullable(z.string()),
  /** Row of the header, from 1; 0 for a table without one. */
  headerRow: z.int(),
  /** Cells of that row, including blank ones. */
  header: z.array(z.string()),
  /** Sheets of a workbook with their rows; empty for a text. */
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), isHidden: z.boolean(), isUsed: z.boolean() })),
  /** ISO instant of the data, if the file states it. */
  dataTime: z.nullable(z.iso.datetime()),
  /** Filters named above the table, as in the file. */
  filters: z.array(z.string()),
  /** Fields with the same value in all rows. */
  constants: z.record(z.string(), z.string()),
  /** Mappings of the user's earlier files that apply to this one, as they were when the file was first parsed. */
  remembered: z.array(
    z.object({
      profile: z.string(),
      /** The key of all files with the same header. */
      headerKey: z.string(),
      columns: z.record(z.string(), z.string()),
      constants: z.record(z.string(), z.string()),
      /** Null, or absent from earlier versions, if the file itself decides it. */
      numberFormat: z.optional(z.nullable(z.enum(numberFormats))),
      storedTime: z.iso.datetime(),
    }),
  ),
  /** The first rows, in which a user finds the header; only if the file is not understood. */
  firstRows: z.optional(z.array(z.object({ number: z.int(), cells: z.array(z.string()) }))),
  columns: z.array(
    z.object({
      /** Name of the column: its header text, with a number from the second of equal ones; its letter without a header. */
      header: z.string(),
      /** Field that the column is mapped to; null if it is ignored. */
      field: z.nullable(z.string()),
      /** The first distinct values. */
      samples: z.array(z.string()),
    }),
  ),
});
/** Detected properties of a file. */
export type ImportDetection = z.infer<typeof importDetectionSchema>;
