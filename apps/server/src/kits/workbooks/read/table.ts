import { detached } from './repeatable';

/** A row of the file; `number` counts from 1 and includes blank rows, as a spreadsheet shows it. */
export interface FileRow {
  number: number;
  cells: string[];
  /** Columns that a workbook stores as numbers, whose texts have a decimal point; undefined for a text. */
  numbers?: ReadonlySet<number>;
}

/** A text file or a sheet of a workbook as rows of texts, before it is parsed. Blank rows are omitted. */
export interface Table {
  /** Name of the sheet; null for a text. */
  sheet: string | null;
  isHidden: boolean;
  /** All rows; those of a text are parsed again each time. */
  rows: Iterable<FileRow>;
  rowCount: number;
  /** The first rows, among which is the header. */
  head: readonly FileRow[];
  last: FileRow | undefined;
  /** Whether every row should have as many cells as the header; a spreadsheet omits blank cells at the end. */
  isDelimited: boolean;
  /** The bytes end inside a character or a quoted cell. */
  endsInside: boolean;
}

/** The tables of a file: one for a text, one for each sheet that is not blank. */
export interface Source {
  encoding: string;
  /** See `DecodedText`; true for a workbook. */
  isLikely: boolean;
  /** Separator of the cells; null for a workbook. */
  delimiter: string | null;
  tables: Table[];
}

/** Title lines and conditions come before the header; it is in one of these rows. */
export const headRows = 60;

export function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell.trim() !== '') return false;
  return true;
}

/** True for a blank cell and for `--`, which means no value. */
export function isVoid(cell: string): boolean {
  const first = cell.charCodeAt(0);
  // digits and letters, which most cells begin with
  if ((first > 0x2d && first < 0x7f) || (first >= 0x4e00 && first <= 0x9fff)) return false;
  return /^(?:-+|—+)?$/.test(cell.trim());
}

/** A row that stays in memory after its chunk of the file. */
export const detachedRow = (row: FileRow): FileRow => ({ ...row, cells: row.cells.map(detached) });
