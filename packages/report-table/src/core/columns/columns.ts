import type { Language } from '@meridian/i18n/core';
import { fieldOf } from '../format/cell-value';
import type { FormattedColumn } from '../format/own-units';
import { estimateColumnWidth } from './estimate-column-width';
import type { TitleInfo } from './title-info';

export type ColumnDom = 'text' | 'img' | 'render' | 'html';

/** A column ready for rendering. */
export interface ReportColumn extends FormattedColumn {
  /** Unique in the table, even if two columns show the same field. */
  id: string;
  dataKey: string;
  /** Reads the value of its cell in a row. */
  read: (row: object) => unknown;
  title: string;
  /** What the column shows; undefined without a description. */
  description?: string | undefined;
  /** After the title in the header; may be empty. */
  unitDesc: string;
  dom: ColumnDom;
  /** Whether its texts are numbers: right-aligned, never truncated, and sorted by their decimal value. */
  isNumeric: boolean;
  isSortable: boolean;
  /** Key of a sort by this column. */
  sortKey: string;
  pinned: 'left' | 'right' | null;
  /** Whether it cannot be hidden, moved to another side or unpinned. */
  isLocked: boolean;
  /** CSS pixels at the medium size, before it is raised to fit its numbers. */
  width: number;
  /** Whether the user set the width. */
  hasOwnWidth: boolean;
  /** Its text stands in a second line, in the narrow layout. */
  sub?: ReportColumn | undefined;
  /** The part of a compared field that it shows; 'value' outside comparisons. */
  part: 'value' | 'previous' | 'change';
  /** Field of its comparison, whose columns are adjacent below a common title. */
  group: string | null;
  groupTitle: string;
  /** Id of the group to which the host assigned it; null for none. Adjacent columns of a group have a common title. */
  parentId: string | null;
  parentTitle: string;
}

const numericTypes = new Set(['long', 'double', 'integer', 'number']);

/**
 * The columns of a table, in the given order. `locked` names the fields that users cannot hide or unpin.
 *
 * Errors: none. An unknown type is text, a missing title shows the key, a repeated key makes two columns.
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

/** Ids of columns: the field, with a number if it occurred before. They are unique and never empty. */
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

/** The column of a description. */
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
    ...(info.description && { description: info.description }),
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
