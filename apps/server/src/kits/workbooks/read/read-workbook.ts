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
 * Rows of every non-empty sheet, as the texts that a spreadsheet displays. An .et file has the bytes of either kind.
 *
 * Errors: `UnreadableFileError`, see `checkZip` and `readXls`; `workbook_damaged`, also for a password-protected
 * workbook, which the reader cannot distinguish from a truncated one.
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

/** More sheets, of a few bytes each, would take minutes. */
const maxSheets = 50;

async function* oldSheetsOf(bytes: Uint8Array): AsyncGenerator<WorkbookSheet> {
  const sheets = await readXls(bytes);
  if (sheets.length > maxSheets) throw tooManySheets();
  yield* sheets;
}

const tooManySheets = () => new UnreadableFileError('workbook_too_many_parts', { limit: maxSheets });

/** Sheets one after another, so that the reader has only one in memory. */
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
  // loaded on demand: most files are texts, and the reader loads slowly
  const { readXlsx } = await import('hucre/xlsx');
  try {
    return await readXlsx(bytes, { sheets });
  } catch (error) {
    throw new UnreadableFileError('workbook_damaged', {}, { cause: error });
  }
}

/** Text that a spreadsheet shows for a formula that it cannot calculate. */
const notCalculated = '#CALC!';

/** Marks formulas without a stored value, which some programs write, as not calculated. */
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

/** Limit of cells that repeat a merged value; merged cells cannot overlap, so real sheets have far fewer. */
const maxRepeats = 5_000_000;

/** Repeats the value of vertically merged cells in each row, except for numbers, which would count twice. */
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

/** Collects the numeric columns of a row. Rows with the same columns share a set. */
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

/** Displayed digits; further ones are rounding noise of binary numbers. */
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
