import { headRows, hasNoValue, type FileRow, type Table } from '../../../kits/workbooks/read/table';
import { letterOf } from './column-names';
import { readHeader, type Header, type HeaderChoices } from './find-header';
import { readDate, readNumericDate } from './parse-date';
import type { HeaderProfile } from './profile';

/** Rows below a header that are compared with it. */
const comparedRows = 10;

/**
 * The most likely header of a table with unknown columns: of the rows with values below them, the first one with the
 * most texts; or the row that the user selected. Undefined if there is no table of numbers.
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

/** Header of a table without one: its column letters. */
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

const filledIn = ({ cells }: FileRow) => cells.filter((cell) => !hasNoValue(cell));
/** Number of text cells; 0 for a row of values. */
function textsIn(row: FileRow): number {
  const filled = filledIn(row);
  return filled.some(isValue) ? 0 : filled.length;
}

/** Whether the following rows fill as many columns, including a number. */
function hasFigures(row: FileRow, below: readonly FileRow[]): boolean {
  const next = below.slice(0, comparedRows).filter((one) => filledIn(one).length > 1);
  return filledIn(row).length > 1 && next.some(({ cells }) => cells.some((cell) => isNumber(cell)));
}

const isNumber = (cell: string) =>
  /^[^\p{L}\d]{0,4}\d[\d.,' \u00a0\u202f]*[^\p{L}\d]{0,4}$/u.test(cell.trim());
const isValue = (cell: string) =>
  isNumber(cell) || readDate(cell) !== undefined || readNumericDate(cell) !== undefined;
