import type { Workbook } from 'hucre/xlsx';
import { decimalOf } from '../../../platform/lib/decimal';
import { checkOle } from './check-ole';
import { checkZip } from './check-zip';
import { oleContentOf } from './other-files';
import { readXls } from './read-xls';
import { headRows, isBlank, type Source, type Table } from './table';
import { UnreadableFileError } from './unreadable-file';
import type { WorkbookSheet } from './workbook-sheet';

type Sheet = Workbook['sheets'][number];
type SheetFilter = (info: { index: number }) => boolean;
type CellValue = Sheet['rows'][number][number];

/**
 * Rows of every sheet that has any, as the texts that a spreadsheet displays. An .et file has the bytes of one of the
 * kinds.
 *
 * Errors: `UnreadableFileError`: see `checkZip` and `readXls`, or `workbook_damaged`, also for a workbook with a password, which
 * the reader cannot distinguish from a truncated one.
 */
export async function readWorkbook(bytes: Uint8Array, kind: 'zip' | 'ole'): Promise<Source> {
  if (kind === 'zip') await checkZip(bytes);
  else requireWorkbook(bytes);
  const tables: Table[] = [];
  const numbersOf = numberColumns();
  for await (const sheet of kind === 'zip' ? newSheetsOf(bytes) : oldSheetsOf(bytes)) {
    const rows = withMergedCells(sheet)
      .map((cells, index) => ({
        number: index + 1,
        cells: Array.from(cells, textOf),
        numbers: numbersOf(cells),
      }))
      .filter(({ cells }) => !isBlank(cells));
    tables.push({
      sheet: sheet.name,
      isHidden: sheet.isHidden,
      rows,
      rowCount: rows.length,
      head: rows.slice(0, headRows),
      last: rows.at(-1),
      isDelimited: false,
      endsInside: false,
    });
  }
  return {
    encoding: kind === 'zip' ? 'xlsx' : 'xls',
    isLikely: true,
    delimiter: null,
    tables: tables.filter(({ rowCount }) => rowCount > 0),
  };
}

function requireWorkbook(bytes: Uint8Array): void {
  const content = oleContentOf(bytes);
  if (content === 'encrypted') throw new UnreadableFileError('workbook_protected');
  if (content !== 'workbook') throw new UnreadableFileError('other_file', { what: content.name });
  checkOle(bytes);
}

/** More sheets would be read for minutes, each a few bytes in the file. */
const maxSheets = 50;

async function* oldSheetsOf(bytes: Uint8Array): AsyncGenerator<WorkbookSheet> {
  const sheets = await readXls(bytes);
  if (sheets.length > maxSheets) throw tooManySheets();
  yield* sheets;
}

const tooManySheets = () => new UnreadableFileError('workbook_too_many_parts', { limit: maxSheets });

/** The sheets one after the other, so that only one is in memory as the reader has it. */
async function* newSheetsOf(bytes: Uint8Array): AsyncGenerator<WorkbookSheet> {
  const indexes: number[] = [];
  await open(bytes, ({ index }) => {
    indexes.push(index);
    return false;
  });
  if (indexes.length > maxSheets) throw tooManySheets();
  for (const wanted of indexes) {
    const { sheets } = await open(bytes, ({ index }) => index === wanted);
    for (const sheet of sheets) {
      const { name, merges = [] } = sheet;
      const isHidden = sheet.hidden === true || sheet.veryHidden === true;
      yield { name, isHidden, rows: withFormulas(sheet), merges };
    }
  }
}

async function open(bytes: Uint8Array, sheets: SheetFilter): Promise<Workbook> {
  // most files are texts, and the reader takes long to load
  const { readXlsx } = await import('hucre/xlsx');
  try {
    return await readXlsx(bytes, { sheets });
  } catch (error) {
    throw new UnreadableFileError('workbook_damaged', {}, { cause: error });
  }
}

/** What a spreadsheet shows where it cannot calculate. */
const notCalculated = '#CALC!';

/** A program that writes formulas without their values leaves them to a spreadsheet, so that they are unknown here. */
function withFormulas(sheet: Sheet): CellValue[][] {
  const unknown = [...(sheet.cells ?? [])].filter(
    ([, { type, value, formulaResult }]) => type === 'formula' && (value ?? formulaResult ?? null) === null,
  );
  if (unknown.length === 0) return sheet.rows;
  const rows = sheet.rows.map((cells) => [...cells]);
  for (const [place] of unknown) {
    const [row = -1, column = -1] = place.split(',').map(Number);
    const cells = rows[row];
    if (cells) cells[column] = notCalculated;
  }
  return rows;
}

/** Cells that repeat a merged one. Merged cells do not overlap, so that a real sheet has far fewer. */
const maxRepeats = 5_000_000;

/** Repeats the value of a cell that is merged over several rows in each of them, but a number, which would count again. */
function withMergedCells({ rows, merges }: WorkbookSheet): CellValue[][] {
  const tall = merges.filter(
    ({ startRow, endRow, startCol }) =>
      endRow > startRow && typeof (rows[startRow]?.[startCol] ?? 0) !== 'number',
  );
  if (tall.length === 0) return rows;
  const repeats = tall.reduce(
    (sum, { startRow, endRow }) => sum + Math.min(endRow + 1, rows.length) - startRow,
    0,
  );
  if (repeats > maxRepeats) throw new UnreadableFileError('too_complex');
  const filled = rows.map((cells) => [...cells]);
  for (const merge of tall) fill(filled, merge);
  return filled;
}

function fill(rows: CellValue[][], { startRow, endRow, startCol }: WorkbookSheet['merges'][number]): void {
  const value = rows[startRow]?.[startCol];
  if (value === undefined) return;
  for (const cells of rows.slice(startRow + 1, endRow + 1)) {
    while (cells.length <= startCol) cells.push(null);
    cells[startCol] = value;
  }
}

/** The columns of a row that are numbers, as one set for all rows that have the same. */
function numberColumns(): (cells: readonly CellValue[]) => ReadonlySet<number> {
  const known = new Map<string, ReadonlySet<number>>();
  return (cells) => {
    const columns = cells.flatMap((value, column) => (typeof value === 'number' ? [column] : []));
    const key = columns.join();
    const found = known.get(key) ?? new Set(columns);
    known.set(key, found);
    return found;
  };
}

/** Digits that a spreadsheet shows; more are noise of its binary numbers. */
const shownDigits = 15;

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return decimalOf(Number(value.toPrecision(shownDigits)));
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().split('T');
    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
  }
  return String(value);
}
