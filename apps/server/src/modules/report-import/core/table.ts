/** A row of the file; `number` counts from 1 and includes blank rows, as a spreadsheet shows it. */
export interface FileRow {
  number: number;
  cells: string[];
}

/** A file as rows of texts, before it is parsed. Blank rows are omitted. */
export interface Table {
  rows: FileRow[];
  encoding: string;
  /** Whether every row should have as many cells as the header; a spreadsheet omits blank cells at the end. */
  isDelimited: boolean;
  /** The bytes end inside a character or a quoted cell. */
  endsInside: boolean;
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** True for a blank cell and for `--`, which means no value. */
export const isVoid = (cell: string): boolean => /^(?:-+|—+)?$/.test(cell.trim());
