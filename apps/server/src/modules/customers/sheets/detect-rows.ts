import { maxRecordImportRows, type SheetKind } from '@meridian/api-client/contract';
import { findHelperColumn, type SheetRows } from '@meridian/draft-editor/core';
import type { StoredSheetColumn } from '../../../db/schema';
import { findField, identityFieldOf } from './fields';
import type { SheetProblem } from './problem';
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

/** Finds the heads of a file, and the rows below them. */
export function detectRows(sheets: readonly SheetRows[], kind: SheetKind): DetectedRows | SheetProblem {
  const found = sheets.flatMap((sheet) => {
    const head = sheet.isHidden === true ? undefined : findHead(sheet, kind);
    return head === undefined ? [] : [{ sheet, ...head }];
  });
  const [first, second] = found;
  if (first === undefined) return { code: 'header_not_found', field: identityFieldOf[kind], params: {} };
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
      cells.every((cell) => cell.trim() === '')
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

/** The row with most known heads that names records; undefined without one. */
function findHead(
  { rows }: SheetRows,
  kind: SheetKind,
): { index: number; columns: StoredSheetColumn[] } | undefined {
  let best: { index: number; columns: StoredSheetColumn[]; known: number } | undefined;
  for (const [index, cells] of rows.slice(0, headRows).entries()) {
    const columns = cells.map((cell): StoredSheetColumn => {
      const head = cleanCell(cell).trim().slice(0, 200);
      return { head, field: findField(kind, head) ?? null };
    });
    if (!columns.some(({ field }) => field === identityFieldOf[kind])) continue;
    const known = columns.filter(({ field }) => field !== null).length;
    if (known > (best?.known ?? 0)) best = { index, columns, known };
  }
  return best;
}

/** Heads that are not read, but those of our own files of failed rows. */
export const unknownHeads = (columns: readonly StoredSheetColumn[]): string[] =>
  columns.flatMap(({ head, field }) =>
    field === null && head !== '' && findHelperColumn(head) === undefined ? [head] : [],
  );

/** The database stores neither a NUL nor half of a surrogate pair; the replacement is rejected in every field. */
const cleanCell = (cell: string): string =>
  wellFormed(cell.slice(0, maxCellLength + 1))
    .replaceAll('\0', '\ufffd')
    .replaceAll(/\r\n?/g, '\n');
