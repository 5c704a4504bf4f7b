import type { ReportColumn } from './columns';

export interface LayoutHint {
  /** Field that names a row. */
  lead?: string | undefined;
  /** Field shown under the lead in the narrow layout. */
  sub?: string | undefined;
  isNarrow: boolean;
}

export interface TableLayout {
  columns: readonly ReportColumn[];
  /** Null without a text column. */
  rowHeaderKey: string | null;
  /** Null outside the narrow layout. */
  subKey: string | null;
}

/** The column that names a row; in the narrow layout, only this lead is pinned and comes first, with the sub field below it. */
export function layoutOf(columns: readonly ReportColumn[], { lead, sub, isNarrow }: LayoutHint): TableLayout {
  const texts = columns.filter(({ dom, isNumeric }) => dom !== 'img' && !isNumeric);
  const leading =
    texts.find(({ dataKey }) => dataKey === lead) ??
    texts.findLast(({ pinned }) => pinned === 'left') ??
    texts[0];
  const rowHeaderKey = leading?.dataKey ?? null;
  if (!isNarrow || !leading) return { columns, rowHeaderKey, subKey: null };
  const others = columns.filter((column) => column !== leading && column.dataKey !== sub);
  return {
    columns: [
      { ...leading, pinned: 'left', sub: columns.find(({ dataKey }) => dataKey === sub) },
      ...others.map((column) => ({ ...column, pinned: null })),
    ],
    rowHeaderKey,
    subKey: sub ?? null,
  };
}
