/** A row of the file; `number` counts from 1 and includes blank rows, as a spreadsheet shows it. */
export interface FileRow {
  number: number;
  cells: string[];
}

/** A text file or a sheet of a workbook as rows of texts, before it is parsed. Blank rows are omitted. */
export interface Table {
  /** Name of the sheet; null for a text. */
  sheet: string | null;
  isHidden: boolean;
  rows: FileRow[];
  /** Whether every row should have as many cells as the header; a spreadsheet omits blank cells at the end. */
  isDelimited: boolean;
  /** The bytes end inside a character or a quoted cell. */
  endsInside: boolean;
}

/** The tables of a file: one for a text, one for each sheet that is not blank. */
export interface Source {
  encoding: string;
  /** Separator of the cells; null for a workbook. */
  delimiter: string | null;
  tables: Table[];
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** True for a blank cell and for `--`, which means no value. */
export const isVoid = (cell: string): boolean => /^(?:-+|—+)?$/.test(cell.trim());
