import type { Language } from '@meridian/i18n/core';
import { fieldOf } from '../format/cell-value';
import type { FormattedColumn } from '../format/own-units';
import { estimateColumnWidth } from './estimate-column-width';
import type { TitleInfo } from './title-info';

export type ColumnDom = 'text' | 'img' | 'render' | 'html';

/** A column ready to be drawn. */
export interface ReportColumn extends FormattedColumn {
  /** Unique in the table, also where two columns show the same field. */
  id: string;
  dataKey: string;
  /** The value that its cell of a row shows. */
  read: (row: object) => unknown;
  title: string;
  /** After the title in the head; '' for none. */
  unitDesc: string;
  dom: ColumnDom;
  /** Its texts are numbers: right-aligned, never truncated, and sorted by their decimal value. */
  isNumeric: boolean;
  isSortable: boolean;
  /** What a sort by this column is called. */
  sortKey: string;
  pinned: 'left' | 'right' | null;
  /** Cannot be hidden, moved to another side or unpinned. */
  isLocked: boolean;
  /** CSS pixels at the medium size, before it is raised to fit its numbers. */
  width: number;
  /** The user chose the width. */
  hasOwnWidth: boolean;
  /** What it shows of a compared field; 'value' outside comparisons. */
  part: 'value' | 'previous' | 'change';
  /** Field whose comparison it belongs to; its columns are adjacent below a common title. */
  group: string | null;
  groupTitle: string;
  /** Id of the group of columns that the host put it into; null for none. Columns of a group that are adjacent have a common title. */
  parentId: string | null;
  parentTitle: string;
}

const numericTypes = new Set(['long', 'double', 'integer', 'number']);

/**
 * The columns of a table, in the order given. `locked` names the fields that users cannot hide or unpin.
 *
 * Errors: none. An unknown type is text, a missing title shows the key, a key given twice makes two columns.
 */
export function columnsOf(
  titleInfos: readonly TitleInfo[],
  language: Language,
  locked: readonly string[] = [],
): ReportColumn[] {
  const ids = columnIds(titleInfos);
  return titleInfos.map((info, index) =>
    columnOf(info, { language, id: ids[index] ?? '', isLocked: locked.includes(info.dataKey) }),
  );
}

/** Ids of columns: the field, with a number where it is shown before. They are unique, and never ''. */
export function columnIds(titleInfos: readonly Pick<TitleInfo, 'dataKey'>[]): string[] {
  const ids = new Set<string>();
  for (const { dataKey } of titleInfos) {
    let id = dataKey === '' ? '~1' : dataKey;
    for (let count = 2; ids.has(id); count += 1) id = `${dataKey}~${count}`;
    ids.add(id);
  }
  return [...ids];
}

export interface ColumnContext {
  language: Language;
  id: string;
  isLocked: boolean;
}

/** The column that a description is about. */
export function columnOf(info: TitleInfo, { language, id, isLocked }: ColumnContext): ReportColumn {
  const title = info.titleName || info.dataKey;
  const unitDesc = info.unitDesc ?? '';
  const dom = domOf(info.domType);
  const hasUnit = typeof info.unit === 'string' && info.unit !== '';
  return {
    id,
    dataKey: info.dataKey,
    read: (row) => fieldOf(row, info.dataKey),
    title,
    unitDesc,
    unit: info.unit ?? '',
    dom,
    isNumeric: dom === 'text' && (hasUnit || numericTypes.has(String(info.valueType).toLowerCase())),
    isSortable: info.isSort === true,
    sortKey: info.dataKey,
    pinned: info.fixed === 'right' ? 'right' : info.fixed === 'left' || info.fixed === true ? 'left' : null,
    width: Math.max(
      positive(info.width) ?? estimateColumnWidth(title + unitDesc, language),
      positive(info.minWidth) ?? 0,
    ),
    hasOwnWidth: false,
    isLocked,
    part: 'value',
    group: null,
    groupTitle: '',
    parentId: null,
    parentTitle: '',
  };
}

function domOf(domType: string | undefined): ColumnDom {
  return domType === 'img' || domType === 'render' || domType === 'html' ? domType : 'text';
}

function positive(width: number | undefined): number | undefined {
  return width !== undefined && width > 0 ? width : undefined;
}
