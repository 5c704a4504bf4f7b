import { detached } from './repeatable';

/** A row of the file. `number` counts from 1 and includes blank rows, as in a spreadsheet program. */
export interface FileRow {
  number: number;
  cells: string[];
  /** Columns that a workbook stores as numbers, whose texts have a decimal point; undefined for a text file. */
  numbers?: ReadonlySet<number>;
}

/** A text file or a sheet as rows of texts, before parsing. Blank rows are omitted. */
export interface Table {
  /** Sheet name; null for a text file. */
  sheet: string | null;
  isHidden: boolean;
  /** All rows; those of a text file are parsed again on each iteration. */
  rows: Iterable<FileRow>;
  rowCount: number;
  /** The first rows, which include the header. */
  head: readonly FileRow[];
  last: FileRow | undefined;
  /** Whether every row should have as many cells as the header. Spreadsheets omit blank cells at the end. */
  isDelimited: boolean;
  /** Whether the bytes end within a character or a quoted cell. */
  endsInside: boolean;
}

/** The tables of a file: one for a text file, one per non-empty sheet of a workbook. */
export interface Source {
  encoding: string;
  /** See `DecodedText`; true for a workbook. */
  isLikely: boolean;
  /** Cell separator; null for a workbook. */
  delimiter: string | null;
  tables: Table[];
}

/** Number of rows in which the header is searched, after title lines and filters. */
export const headRows = 60;

export function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell.trim() !== '') return false;
  return true;
}

/** Whether a cell is blank or `--`, which means no value. */
export function hasNoValue(cell: string): boolean {
  const first = cell.charCodeAt(0);
  // fast path: most cells begin with a letter or digit
  if ((first > 0x2d && first < 0x7f) || (first >= 0x4e00 && first <= 0x9fff)) return false;
  return /^(?:-+|—+)?$/.test(cell.trim());
}

/** Copies a row, so that it does not retain its chunk of the file. */
export const detachedRow = (row: FileRow): FileRow => ({ ...row, cells: row.cells.map(detached) });
