import { foldHead } from '../../workbooks/fold-head';
import { findHelperColumn, type HelperColumnId } from '../../workbooks/helper-columns';
import {
  headsOf,
  identityFields,
  importFieldsOfKind,
  importKinds,
  type DraftImportField,
  type DraftImportKind,
} from './import-fields';

/** A user's decision about an unknown header; applies to all later files with it. */
export interface HeadMapping {
  head: string;
  /** Null if the column is ignored. */
  field: DraftImportField | null;
}

/** The meaning of a column in a sheet. */
export interface DetectedColumn {
  /** Starts at 0. */
  index: number;
  /** As in the file; empty in a sheet without headers. */
  head: string;
  /** Null if no row gets values from the column. */
  field: DraftImportField | null;
  /**
   * `repeated`: an earlier column has the same field; `helper`: a column of our own files, see `helperColumns`; `list`: the only column
   * of a sheet without headers.
   */
  state: 'known' | 'mapped' | 'ignored' | 'unknown' | 'repeated' | 'helper' | 'list';
  helper: HelperColumnId | null;
}

/** A row matched as the header row of a sheet of one kind. */
export interface MatchedHeads {
  kind: DraftImportKind;
  columns: DetectedColumn[];
  /** Number of columns with a field. */
  matches: number;
}

const fieldsByHead: { readonly [Kind in DraftImportKind]: ReadonlyMap<string, DraftImportField> } = {
  campaign: headIndex('campaign'),
  unit: headIndex('unit'),
  keyword: headIndex('keyword'),
  creative: headIndex('creative'),
  picture: headIndex('picture'),
};

function headIndex(kind: DraftImportKind): Map<string, DraftImportField> {
  return new Map(
    importFieldsOfKind(kind).flatMap((id) => headsOf(kind, id).map((head) => [foldHead(head), id] as const)),
  );
}

/** Kinds with the most specific identity first: rows of keywords also name their campaign and unit. */
const kindsBySpecificity: readonly DraftImportKind[] = ['keyword', 'creative', 'picture', 'unit', 'campaign'];

/**
 * The headers of a row as columns for a kind of rows; null if they identify no kind. `sheetName` decides between two kinds whose headers
 * are both present.
 */
export function matchHeads(
  cells: readonly string[],
  { mapping, sheetName }: { mapping: readonly HeadMapping[]; sheetName: string },
): MatchedHeads | null {
  const named = kindOfSheetName(sheetName);
  const kinds = named === undefined ? kindsBySpecificity : [named, ...kindsBySpecificity];
  for (const kind of kinds) {
    const columns = detectColumns(cells, kind, mapping);
    const found = new Set(columns.map(({ field }) => field));
    if (!found.has(identityFields[kind][0])) continue;
    return { kind, columns, matches: columns.filter(({ field }) => field !== null).length };
  }
  return null;
}

/** The columns of a header row for sheets of a kind. */
export function detectColumns(
  cells: readonly string[],
  kind: DraftImportKind,
  mapping: readonly HeadMapping[],
): DetectedColumn[] {
  const decided = new Map(mapping.map(({ head, field }) => [foldHead(head), field]));
  const own = new Set(importFieldsOfKind(kind));
  const used = new Set<DraftImportField>();
  return cells.map((cell, index) => {
    const head = cell.trim();
    const folded = foldHead(head);
    const helper = findHelperColumn(head) ?? null;
    const byHand = decided.get(folded);
    const column = { index, head, field: null, helper: null };
    if (folded === '') return { ...column, state: 'unknown' };
    if (byHand === null) return { ...column, state: 'ignored' };
    const field =
      (byHand !== undefined && own.has(byHand) ? byHand : undefined) ?? fieldsByHead[kind].get(folded);
    if (field === undefined)
      return helper ? { ...column, helper, state: 'helper' } : { ...column, state: 'unknown' };
    if (used.has(field)) return { ...column, state: 'repeated' };
    used.add(field);
    return { ...column, field, state: field === byHand ? 'mapped' : 'known' };
  });
}

function kindOfSheetName(name: string): DraftImportKind | undefined {
  const folded = foldHead(name);
  return importKinds.find((kind) => sheetNames[kind].includes(folded));
}

const sheetNames: Readonly<Record<DraftImportKind, readonly string[]>> = {
  campaign: ['计划', '推广计划', '廣告活動', 'campaign', 'campaigns'],
  unit: ['单元', '推广单元', '广告组', '廣告群組', 'unit', 'units', 'adgroup', 'adgroups'],
  keyword: ['关键词', '關鍵字', 'keyword', 'keywords'],
  creative: ['创意', '素材', 'creative', 'creatives', 'ads'],
  picture: ['图片', '圖片', 'picture', 'pictures', 'images'],
};
