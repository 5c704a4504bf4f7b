/** A row of the file; `number` counts from 1 and includes blank rows, as a spreadsheet shows it. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** A file as rows of texts, before anything in it is understood. Blank rows are left out. */
export interface Table {
  rows: TableRow[];
  encoding: string;
  /** Whether every row ought to have as many cells as the header: a spreadsheet drops blank cells at the end. */
  isDelimited: boolean;
  /** The bytes stop inside a character or a quoted cell. */
  endsInside: boolean;
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** True for a blank cell and for `--`, which says that there is nothing. */
export const isVoid = (cell: string): boolean => /^(?:-+|—+)?$/.test(cell.trim());
