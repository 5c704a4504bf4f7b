/** A number in a file. */
export interface FileNumber {
  /** Plain decimal text, a percentage as the ratio it is. */
  number: string;
  /** Excel's format code, with which the number reads as `shown`. */
  format: string;
  /** As the screen shows it. */
  shown: string;
}

/** A calendar day `yyyy-MM-dd`. */
export interface FileDay {
  day: string;
}

/** A string is text, also when it resembles a number; null is an empty cell. */
export type FileCell = string | FileNumber | FileDay | null;

export interface FileColumn {
  title: string;
  /** CSS pixels. */
  widthPx: number;
}

/** The content of a report file. */
export interface ReportFile {
  columns: readonly FileColumn[];
  /** Directly beneath the header, as on the screen; null: none. */
  summary: readonly FileCell[] | null;
  /** In batches; read once. */
  rows: AsyncIterable<readonly (readonly FileCell[])[]>;
  /** Names of the sheets, in a file that has sheets. */
  sheetName: string;
  metadataSheetName: string;
  /** Report metadata, label and value. */
  metadata: readonly (readonly [string, string])[];
}

/** Writes the bytes of a file of one format, row by row. */
export type ReportFileWriter = (file: ReportFile) => AsyncIterable<Uint8Array>;
