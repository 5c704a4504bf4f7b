import { isBlankRow, isBlankText, type SheetRows, type WorkbookContent } from '../../workbooks/sheet-rows';
import type { DraftImportKind } from './import-fields';
import {
  detectColumns,
  matchHeads,
  type DetectedColumn,
  type HeadMapping,
  type MatchedHeads,
} from './match-heads';

/** What a sheet of a file contains. */
export interface DetectedSheet {
  name: string;
  /** null: nothing of it is imported; `unused` says why. */
  kind: DraftImportKind | null;
  unused: 'hidden' | 'blank' | 'unknown' | null;
  /** Row of the heads, from 1; null: there is none. */
  headRow: number | null;
  /** In an unknown sheet the columns of the row that most likely has the heads, to be mapped by hand. */
  columns: readonly DetectedColumn[];
  /** Rows below the heads that are not blank. */
  rowCount: number;
  /** Which names of parents its rows have. */
  parents: { campaign: boolean; unit: boolean };
}

/** Titles and conditions come before the heads; those are in one of the first rows that are not blank. */
const headRows = 60;
/** A list of one column has its head at the start, else a keyword could be taken for it. */
const listHeadRows = 3;

/** Finds out which rows the sheets of a file contain, and which column is which field. */
export function detectSheets(
  { sheets }: WorkbookContent,
  mapping: readonly HeadMapping[] = [],
): DetectedSheet[] {
  return sheets.map((sheet) => detectSheet(sheet, mapping));
}

interface NumberedRow {
  number: number;
  cells: readonly string[];
}

function detectSheet(sheet: SheetRows, mapping: readonly HeadMapping[]): DetectedSheet {
  const { name, rows } = sheet;
  const nothing = { name, kind: null, headRow: null, columns: [], rowCount: 0, parents: noParents } as const;
  if (sheet.isHidden === true) return { ...nothing, unused: 'hidden' };
  const filled = rows.flatMap((cells, index): NumberedRow[] =>
    isBlankRow(cells) ? [] : [{ number: index + 1, cells }],
  );
  if (filled.length === 0) return { ...nothing, unused: 'blank' };
  const listColumn = onlyColumn(filled);
  const head = findHead(filled, { name, mapping, isList: listColumn !== null });
  if (head !== null) return detectedBelow(head, name, filled);
  if (listColumn !== null) return keywordList(listColumn, name, filled);
  const likely = widestRow(filled.slice(0, headRows));
  return {
    ...nothing,
    unused: 'unknown',
    headRow: likely.number,
    columns: detectColumns(likely.cells, 'keyword', mapping).map((column) => ({
      ...column,
      field: null,
      state: column.state === 'ignored' || column.state === 'helper' ? column.state : 'unknown',
    })),
    rowCount: filled.filter(({ number }) => number > likely.number).length,
  };
}

const noParents = { campaign: false, unit: false } as const;

function detectedBelow(
  { number, kind, columns }: MatchedHeads & { number: number },
  name: string,
  filled: readonly NumberedRow[],
): DetectedSheet {
  const has = (field: DetectedColumn['field']) => columns.some((column) => column.field === field);
  return {
    name,
    kind,
    unused: null,
    headRow: number,
    columns,
    rowCount: filled.filter((row) => row.number > number).length,
    parents: {
      campaign: kind !== 'campaign' && has('campaignName'),
      unit: (kind === 'keyword' || kind === 'creative') && has('adgroupName'),
    },
  };
}

function keywordList(index: number, name: string, filled: readonly NumberedRow[]): DetectedSheet {
  const column: DetectedColumn = { index, head: '', field: 'keyword', state: 'list', helper: null };
  return {
    name,
    kind: 'keyword',
    unused: null,
    headRow: null,
    parents: noParents,
    columns: [column],
    rowCount: filled.length,
  };
}

/** The row whose heads are known best; of several the first. */
function findHead(
  filled: readonly NumberedRow[],
  { name, mapping, isList }: { name: string; mapping: readonly HeadMapping[]; isList: boolean },
): (MatchedHeads & { number: number }) | null {
  let best: (MatchedHeads & { number: number }) | null = null;
  for (const { number, cells } of filled.slice(0, isList ? listHeadRows : headRows)) {
    const matched = matchHeads(cells, { mapping, sheetName: name });
    if (matched !== null && matched.matches > (best?.matches ?? 0)) best = { ...matched, number };
  }
  return best;
}

/** The only column that has texts; null for several. */
function onlyColumn(filled: readonly NumberedRow[]): number | null {
  let only: number | null = null;
  for (const { cells } of filled)
    for (const [index, cell] of cells.entries()) {
      if (isBlankText(cell)) continue;
      if (only !== null && only !== index) return null;
      only = index;
    }
  return only;
}

function widestRow(rows: readonly NumberedRow[]): NumberedRow {
  const widthOf = ({ cells }: NumberedRow) => cells.filter((cell) => !isBlankText(cell)).length;
  return rows.reduce((best, row) => (widthOf(row) > widthOf(best) ? row : best));
}
