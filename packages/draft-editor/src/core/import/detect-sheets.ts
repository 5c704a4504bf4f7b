import { isBlankRow, isBlankText, type SheetRows, type WorkbookContent } from '../../workbooks/sheet-rows';
import type { DraftImportKind } from './import-fields';
import {
  detectColumns,
  matchHeads,
  type DetectedColumn,
  type HeadMapping,
  type MatchedHeads,
} from './match-heads';

/** Detected content of a sheet. */
export interface DetectedSheet {
  name: string;
  /** Null if nothing of the sheet is imported; `unused` says why. */
  kind: DraftImportKind | null;
  unused: 'hidden' | 'blank' | 'unknown' | null;
  /** Row of the headers, from 1; null if there is none. */
  headRow: number | null;
  /** In an unknown sheet, the columns of the row that most likely has the headers, for manual mapping. */
  columns: readonly DetectedColumn[];
  /** Number of non-blank rows below the headers. */
  rowCount: number;
  /** Which parents the rows name. */
  parents: { campaign: boolean; unit: boolean };
}

/** Number of non-blank rows in which headers are searched: titles and conditions come before them. */
const headRows = 60;
/** A list of one column has its header at the start; further down, a keyword could be mistaken for it. */
const listHeadRows = 3;

/** Detects the kind of rows in each sheet of a file, and the field of each column. */
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

/** The row with the most known headers; the first one of several. */
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

/** The only column with texts; null if there are several. */
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
