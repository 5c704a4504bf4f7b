import * as z from 'zod/mini';
import { numberFormats } from './questions';

/** What was detected in a file, to be checked by a person. */
export const importDetectionSchema = z.object({
  /** Separator of the cells; null for a workbook. */
  delimiter: z.nullable(z.string()),
  /** Row of the header, from 1; 0 for a table without one. */
  headerRow: z.int(),
  /** Cells of that row, also blank ones. */
  header: z.array(z.string()),
  /** Sheets of a workbook with their rows; empty for a text. */
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), isHidden: z.boolean(), isUsed: z.boolean() })),
  /** ISO instant of the data that the file states. */
  dataTime: z.nullable(z.iso.datetime()),
  /** Filters that the preamble names, as in the file. */
  filters: z.array(z.string()),
  /** Values of the fields that have the same value in all rows. */
  constants: z.record(z.string(), z.string()),
  /** Mappings of the user's earlier files that apply to this one. They stay as they were when the file was parsed first. */
  remembered: z.array(
    z.object({
      profile: z.string(),
      /** The same for files with the same header. */
      headerKey: z.string(),
      columns: z.record(z.string(), z.string()),
      constants: z.record(z.string(), z.string()),
      /** Null, and left out by earlier versions, where the files decide it. */
      numberFormat: z.optional(z.nullable(z.enum(numberFormats))),
      storedTime: z.iso.datetime(),
    }),
  ),
  /** The first rows, among which a person finds the header; only where the file is not understood. */
  firstRows: z.optional(z.array(z.object({ number: z.int(), cells: z.array(z.string()) }))),
  columns: z.array(
    z.object({
      /** Name of the column: its text in the header, with a number from the second of equal ones; its letter without one. */
      header: z.string(),
      /** Field that it is read as; null when it is not used. */
      field: z.nullable(z.string()),
      /** The first different values. */
      samples: z.array(z.string()),
    }),
  ),
});
/** What was detected in a file. */
export type ImportDetection = z.infer<typeof importDetectionSchema>;
