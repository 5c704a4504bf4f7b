import type { Language } from '@meridian/i18n/core';
import type { TitleInfo } from './title-info';
import { estimateColumnWidth } from './widths';

export type ColumnDom = 'text' | 'img' | 'render' | 'html';

/** A column ready to be drawn. */
export interface ReportColumn {
  /** Unique in the table, also where two columns show the same field. */
  id: string;
  dataKey: string;
  title: string;
  /** After the title in the head; '' for none. */
  unitDesc: string;
  /** A unit of `formatValue`; '' for none. */
  unit: string;
  dom: ColumnDom;
  /** Figures stand right, are never cut and sort by their decimal value. */
  isFigure: boolean;
  isSortable: boolean;
  pinned: 'left' | 'right' | null;
  /** CSS pixels at the medium size, before it is raised to fit its figures. */
  width: number;
}

const figureTypes = new Set(['long', 'double', 'integer']);

/**
 * The columns of a table, in the order given.
 *
 * Errors: none. An unknown type is text, a missing title shows the key, a key given twice makes two columns.
 */
export function columnsOf(titleInfos: readonly TitleInfo[], language: Language): ReportColumn[] {
  const seen = new Map<string, number>();
  return titleInfos.map((info) => {
    const count = (seen.get(info.dataKey) ?? 0) + 1;
    seen.set(info.dataKey, count);
    return columnOf(info, language, count === 1 ? info.dataKey : `${info.dataKey}~${count}`);
  });
}

function columnOf(info: TitleInfo, language: Language, id: string): ReportColumn {
  const title = info.titleName || info.dataKey;
  const unitDesc = info.unitDesc ?? '';
  const dom = domOf(info.domType);
  const hasUnit = typeof info.unit === 'string' && info.unit !== '';
  return {
    id,
    dataKey: info.dataKey,
    title,
    unitDesc,
    unit: info.unit ?? '',
    dom,
    isFigure: dom === 'text' && (hasUnit || figureTypes.has(String(info.valueType).toLowerCase())),
    isSortable: info.isSort === true,
    pinned: info.fixed === 'right' ? 'right' : info.fixed === 'left' || info.fixed === true ? 'left' : null,
    width: Math.max(
      positive(info.width) ?? estimateColumnWidth(title + unitDesc, language),
      info.minWidth ?? 0,
    ),
  };
}

function domOf(domType: string | undefined): ColumnDom {
  return domType === 'img' || domType === 'render' || domType === 'html' ? domType : 'text';
}

function positive(width: number | undefined): number | undefined {
  return width !== undefined && width > 0 ? width : undefined;
}
