/** A figure in a file. */
export interface FigureCell {
  /** Plain decimal text, a percentage as the ratio it is. */
  number: string;
  /** Excel's format code, with which the number reads as `shown`. */
  format: string;
  /** As the screen shows it. */
  shown: string;
}

/** A calendar day `yyyy-MM-dd`. */
export interface DayCell {
  day: string;
}

/** A string is text, whatever it looks like; null is an empty cell. */
export type FileCell = string | FigureCell | DayCell | null;

export interface FileColumn {
  title: string;
  /** CSS pixels. */
  widthPx: number;
}

/** What a report file holds. */
export interface ReportFile {
  columns: readonly FileColumn[];
  /** Stands directly under the head, as on the screen. */
  summary: readonly FileCell[];
  /** In batches; read once. */
  rows: AsyncIterable<readonly (readonly FileCell[])[]>;
  /** Names of the sheets, in a file that has sheets. */
  sheetName: string;
  aboutName: string;
  /** What the report says of itself, in a file that has a place for it: label and value. */
  about: readonly (readonly [string, string])[];
}

/** Makes the bytes of a file of one format, row by row. */
export type ReportFileWriter = (file: ReportFile) => AsyncIterable<Uint8Array>;
