import type { MergeRange, Workbook } from 'hucre/xlsx';
import { decimalOf } from '../lib/decimal';
import { checkZip } from './check-zip';
import { oleContentOf } from './other-files';
import { headRows, isBlank, type Source, type Table } from './table';
import { UnreadableFileError } from './unreadable-file';

type Sheet = Workbook['sheets'][number];
type SheetFilter = (info: { index: number }) => boolean;
type CellValue = Sheet['rows'][number][number];

/**
 * Rows of every sheet that has any, as the texts that a spreadsheet displays. An .et file has the bytes of one of the
 * kinds.
 *
 * Errors: `UnreadableFileError`: see `checkZip`, or `workbook_damaged`, also for a workbook with a password, which
 * the reader cannot distinguish from a truncated one.
 */
export async function readWorkbook(bytes: Uint8Array, kind: 'zip' | 'ole'): Promise<Source> {
  if (kind === 'zip') await checkZip(bytes);
  else requireWorkbook(bytes);
  const tables: Table[] = [];
  for await (const sheet of sheetsOf(bytes, kind)) {
    const rows = withMergedCells(withFormulas(sheet))
      .map((cells, index) => ({ number: index + 1, cells: Array.from(cells, textOf) }))
      .filter(({ cells }) => !isBlank(cells));
    tables.push({
      sheet: sheet.name,
      isHidden: sheet.hidden === true || sheet.veryHidden === true,
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
    delimiter: null,
    tables: tables.filter(({ rowCount }) => rowCount > 0),
  };
}

function requireWorkbook(bytes: Uint8Array): void {
  const content = oleContentOf(bytes);
  if (content === 'encrypted') throw new UnreadableFileError('workbook_protected');
  if (content !== 'workbook') throw new UnreadableFileError('other_file', { what: content.name });
}

/** More sheets would be read for minutes, each a few bytes in the file. */
const maxSheets = 50;

/** The sheets one after the other, so that only one is in memory as the reader has it. */
async function* sheetsOf(bytes: Uint8Array, kind: 'zip' | 'ole'): AsyncGenerator<Sheet> {
  const indexes: number[] = [];
  await open(bytes, kind, ({ index }) => {
    indexes.push(index);
    return false;
  });
  if (indexes.length > maxSheets)
    throw new UnreadableFileError('workbook_too_many_parts', { limit: maxSheets });
  for (const wanted of indexes) {
    const { sheets } = await open(bytes, kind, ({ index }) => index === wanted);
    yield* sheets;
  }
}

async function open(bytes: Uint8Array, kind: 'zip' | 'ole', sheets: SheetFilter): Promise<Workbook> {
  // most files are texts, and the reader takes long to load
  const { readXls, readXlsx } = await import('hucre/xlsx');
  try {
    return await (kind === 'zip' ? readXlsx(bytes, { sheets }) : readXls(bytes, { sheets }));
  } catch (error) {
    throw new UnreadableFileError('workbook_damaged', {}, { cause: error });
  }
}

/** What a spreadsheet shows where it cannot calculate. */
const notCalculated = '#CALC!';

/** A program that writes formulas without their values leaves them to a spreadsheet, so that they are unknown here. */
function withFormulas(sheet: Sheet): Sheet {
  const unknown = [...(sheet.cells ?? [])].filter(
    ([, { type, value, formulaResult }]) => type === 'formula' && (value ?? formulaResult ?? null) === null,
  );
  if (unknown.length === 0) return sheet;
  const rows = sheet.rows.map((cells) => [...cells]);
  for (const [place] of unknown) {
    const [row = -1, column = -1] = place.split(',').map(Number);
    const cells = rows[row];
    if (cells) cells[column] = notCalculated;
  }
  return { ...sheet, rows };
}

/** Repeats the value of a cell that is merged over several rows in each of them, but a number, which would count again. */
function withMergedCells({ rows, merges = [] }: Sheet): CellValue[][] {
  const tall = merges.filter(
    ({ startRow, endRow, startCol }) =>
      endRow > startRow && typeof (rows[startRow]?.[startCol] ?? 0) !== 'number',
  );
  if (tall.length === 0) return rows;
  const filled = rows.map((cells) => [...cells]);
  for (const merge of tall) fill(filled, merge);
  return filled;
}

function fill(rows: CellValue[][], { startRow, endRow, startCol }: MergeRange): void {
  const value = rows[startRow]?.[startCol];
  if (value === undefined) return;
  for (const cells of rows.slice(startRow + 1, endRow + 1)) {
    while (cells.length <= startCol) cells.push(null);
    cells[startCol] = value;
  }
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
