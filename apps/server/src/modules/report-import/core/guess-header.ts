import { headRows, isVoid, type FileRow, type Table } from '../../../kits/workbooks/read/table';
import { letterOf } from './column-names';
import { readHeader, type Header, type HeaderChoices } from './find-header';
import { readDate, readNumericDate } from './parse-date';
import type { HeaderProfile } from './profile';

/** Rows below a header that are compared with it. */
const comparedRows = 10;

/**
 * The most likely header of a table whose columns are unknown: the first of the rows with the most texts that has values
 * below; or the row that a person chose. Undefined for what is no table of figures.
 */
export function guessHeader(
  table: Pick<Table, 'head'>,
  profiles: readonly HeaderProfile[],
  choices: HeaderChoices,
): Header | undefined {
  const rows = table.head.slice(0, headRows);
  if (!rows.some((row, index) => hasFigures(row, rows.slice(index + 1)))) return undefined;
  const chosen = choices.given?.headerRow;
  const row =
    chosen === 0 ? lettersOf(rows) : (rows.find(({ number }) => number === chosen) ?? likelyRow(rows));
  return row && readHeader(row, profiles, choices);
}

/** The header of a table without one: the letters of its columns. */
export function lettersOf(rows: readonly FileRow[]): FileRow {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return {
    number: 0,
    cells: Array.from({ length: width }, (_, index) => letterOf(index)),
  };
}

function likelyRow(rows: readonly FileRow[]): FileRow | undefined {
  const texts = rows.map((row, index) => (hasFigures(row, rows.slice(index + 1)) ? textsIn(row) : 0));
  const most = Math.max(...texts);
  return most > 0 ? rows[texts.indexOf(most)] : lettersOf(rows);
}

const filledIn = ({ cells }: FileRow) => cells.filter((cell) => !isVoid(cell));
/** Cells with a text; none for a row of values. */
function textsIn(row: FileRow): number {
  const filled = filledIn(row);
  return filled.some(isValue) ? 0 : filled.length;
}

/** Whether the next rows fill as many columns, one of them with numbers. */
function hasFigures(row: FileRow, below: readonly FileRow[]): boolean {
  const next = below.slice(0, comparedRows).filter((one) => filledIn(one).length > 1);
  return filledIn(row).length > 1 && next.some(({ cells }) => cells.some((cell) => isNumber(cell)));
}

const isNumber = (cell: string) =>
  /^[^\p{L}\d]{0,4}\d[\d.,' \u00a0\u202f]*[^\p{L}\d]{0,4}$/u.test(cell.trim());
const isValue = (cell: string) =>
  isNumber(cell) || readDate(cell) !== undefined || readNumericDate(cell) !== undefined;
