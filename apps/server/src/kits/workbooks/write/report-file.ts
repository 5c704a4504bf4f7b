/** A number in a file. */
export interface FileNumber {
  /** Plain decimal text; a percentage as a ratio. */
  number: string;
  /** Excel format code that displays the number as `shown`. */
  format: string;
  /** The text on the screen. */
  shown: string;
}

/** A calendar day `yyyy-MM-dd`. */
export interface FileDay {
  day: string;
}

/** A string is always text, even if it looks like a number; null is an empty cell. */
export type FileCell = string | FileNumber | FileDay | null;

export interface FileColumn {
  title: string;
  /** CSS pixels. */
  widthPx: number;
}

/** Content of a report file. */
export interface ReportFile {
  columns: readonly FileColumn[];
  /** Summary row directly below the header, as on the screen; null: none. */
  summary: readonly FileCell[] | null;
  /** Rows in batches; can be read once. */
  rows: AsyncIterable<readonly (readonly FileCell[])[]>;
  /** Sheet name, for formats with sheets. */
  sheetName: string;
  metadataSheetName: string;
  /** Report metadata: labels and values. */
  metadata: readonly (readonly [string, string])[];
}

/** Writes a file in one format, row by row. */
export type ReportFileWriter = (file: ReportFile) => AsyncIterable<Uint8Array>;
