import { maxRecordImportRows, type SheetKind } from '@meridian/api-client/contract';
import type { SheetRows } from '@meridian/draft-editor/workbooks';
import type { StoredSheetColumn } from '../../../platform/db/schema';
import { identityFieldOf } from './fields';
import type { SheetProblem } from './problem';
import { sheetColumnsOf, type HeadDecisions } from './sheet-columns';
import { wellFormed } from './well-formed';

/** A row of a file below its header. */
export interface SheetRow {
  /** Row number in the file, from 1. */
  row: number;
  /** Texts by column. */
  cells: string[];
}

export interface DetectedRows {
  columns: StoredSheetColumn[];
  rows: SheetRow[];
}

/** Rows in which the header is searched, after titles. */
const headRows = 60;

/** Stored characters per cell; longer than any field allows. */
const maxCellLength = 10_000;

/** Finds the header of a file, with the user's column mappings, and the rows below it. */
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
  /** Row index, from 0. */
  index: number;
  columns: StoredSheetColumn[];
  known: number;
  /** Number of non-blank cells. */
  filled: number;
}

/** Rows that may be the header of a sheet: those followed by other rows. */
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

/** Selects the row with the most known headers, then the most cells, then the first one. */
const best = (heads: readonly Head[]): Head | undefined =>
  heads.toSorted((a, b) => b.known - a.known || b.filled - a.filled)[0];

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Replaces NUL and unpaired surrogates, which PostgreSQL cannot store; every field rejects the replacement character.
 */
const cleanCell = (cell: string): string =>
  wellFormed(cell.slice(0, maxCellLength + 1))
    .replaceAll('\0', '\ufffd')
    .replaceAll(/\r\n?/g, '\n');
