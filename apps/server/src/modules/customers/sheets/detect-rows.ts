import { maxRecordImportRows, type SheetKind } from '@meridian/api-client/contract';
import type { SheetRows } from '@meridian/draft-editor/workbooks';
import type { StoredSheetColumn } from '../../../platform/db/schema';
import { identityFieldOf } from './fields';
import type { SheetProblem } from './problem';
import { sheetColumnsOf, type HeadDecisions } from './sheet-columns';
import { wellFormed } from './well-formed';

/** A row of a file below its heads. */
export interface SheetRow {
  /** Row of the file, from 1. */
  row: number;
  /** Texts by column. */
  cells: string[];
}

export interface DetectedRows {
  columns: StoredSheetColumn[];
  rows: SheetRow[];
}

/** Titles come before the heads, which are in one of the first rows. */
const headRows = 60;

/** Characters of a cell that are stored; more than any field may have. */
const maxCellLength = 10_000;

/** Finds the heads of a file, as its user maps them, and the rows below them. */
export function detectRows(
  sheets: readonly SheetRows[],
  kind: SheetKind,
  decisions: HeadDecisions,
): DetectedRows | SheetProblem {
  const visible = sheets.filter(({ isHidden }) => isHidden !== true);
  const heads = visible.flatMap((sheet) => findHeads(sheet, kind, decisions));
  const identity = identityFieldOf[kind];
  const found = heads.filter(({ columns }) => columns.some(({ field }) => field === identity));
  const [first = best(heads), second] = visible.flatMap(
    (sheet) => best(found.filter((head) => head.sheet === sheet)) ?? [],
  );
  if (first === undefined) return { code: 'header_not_found', field: identity, params: {} };
  if (second !== undefined) {
    const params = { first: first.sheet.name, second: second.sheet.name };
    return { code: 'several_sheets', field: null, params };
  }
  const { columns } = first;
  const repeated = columns.find(
    ({ field }, index) => field !== null && columns.findIndex((other) => other.field === field) < index,
  );
  if (repeated) return { code: 'repeated_column', field: repeated.field, params: {} };
  const rows = first.sheet.rows
    .slice(first.index + 1)
    .flatMap((cells, below): SheetRow[] =>
      isBlank(cells)
        ? []
        : [{ row: first.index + below + 2, cells: columns.map((_, index) => cleanCell(cells[index] ?? '')) }],
    );
  if (rows.length === 0) return { code: 'no_rows', field: null, params: {} };
  if (rows.length > maxRecordImportRows) {
    const params = { rows: rows.length, limit: maxRecordImportRows };
    return { code: 'too_many_rows', field: null, params };
  }
  return { columns, rows };
}

interface Head {
  sheet: SheetRows;
  /** Of the row, from 0. */
  index: number;
  columns: StoredSheetColumn[];
  known: number;
  /** Cells that are not blank. */
  filled: number;
}

/** The rows that may be the heads of a sheet: those that others follow. */
function findHeads(sheet: SheetRows, kind: SheetKind, decisions: HeadDecisions): Head[] {
  const last = sheet.rows.findLastIndex((cells) => !isBlank(cells));
  return sheet.rows.slice(0, headRows).flatMap((cells, index) => {
    const texts = cells.map((cell) => cleanCell(cell).trim().slice(0, 200));
    const columns = sheetColumnsOf(kind, texts, decisions);
    const known = columns.filter(({ field }) => field !== null).length;
    const filled = texts.filter((text) => text !== '').length;
    return filled === 0 || (known === 0 && index >= last) ? [] : [{ sheet, index, columns, known, filled }];
  });
}

/** Of several rows the one with most known heads, then the one with most cells, then the first. */
const best = (heads: readonly Head[]): Head | undefined =>
  heads.toSorted((a, b) => b.known - a.known || b.filled - a.filled)[0];

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The database stores neither a NUL nor half of a surrogate pair; the replacement is rejected in every field. */
const cleanCell = (cell: string): string =>
  wellFormed(cell.slice(0, maxCellLength + 1))
    .replaceAll('\0', '\ufffd')
    .replaceAll(/\r\n?/g, '\n');
