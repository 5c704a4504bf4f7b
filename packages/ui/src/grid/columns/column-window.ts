import type { GridColumn } from './grid-column';

/** Free columns are drawn this far beyond the edges of the viewport, in CSS pixels. */
const columnOverscan = 120;

export interface ColumnWindowInput {
  /** In rendering order: pinned left, free, pinned right. */
  columns: readonly Pick<GridColumn, 'pinned'>[];
  /** In CSS pixels, by index of the column. */
  widths: readonly number[];
  /** The part of the content in view, in CSS pixels. */
  viewport: { left: number; width: number };
}

/** Indexes of the free columns in view: from `first` to before `end`. Pinned columns are always drawn. */
export function columnWindow({ columns, widths, viewport }: ColumnWindowInput): {
  first: number;
  end: number;
} {
  const left = viewport.left - columnOverscan;
  const right = viewport.left + viewport.width + columnOverscan;
  let first = columns.length;
  let end = 0;
  let at = 0;
  columns.forEach(({ pinned }, index) => {
    const width = widths[index] ?? 0;
    if (!pinned && at + width > left && at < right) {
      first = Math.min(first, index);
      end = index + 1;
    }
    at += width;
  });
  return { first, end };
}
