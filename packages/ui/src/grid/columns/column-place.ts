import type { PieceInView } from '../scroll/scroll-into-view';
import type { GridColumn } from './grid-column';

/** Width of the columns pinned to a side, in CSS pixels. */
export function pinnedWidth(
  columns: readonly Pick<GridColumn, 'pinned'>[],
  widths: readonly number[],
  side: 'left' | 'right',
): number {
  return columns.reduce((sum, { pinned }, index) => sum + (pinned === side ? (widths[index] ?? 0) : 0), 0);
}

export interface ColumnPlaceInput {
  scroller: HTMLElement;
  columns: readonly Pick<GridColumn, 'pinned'>[];
  /** In CSS pixels, by index of the column. */
  widths: readonly number[];
}

/** Position of a free column between the pinned ones, and the left edges of all columns, in CSS pixels. */
export function columnPlace(
  column: number,
  { scroller, columns, widths }: ColumnPlaceInput,
): { piece: PieceInView; edges: readonly number[] } {
  const left = pinnedWidth(columns, widths, 'left');
  let edge = -left;
  const edges = widths.map((width) => (edge += width) - width);
  const piece = {
    scroll: scroller.scrollLeft,
    from: edges[column] ?? 0,
    size: widths[column] ?? 0,
    viewSize: scroller.clientWidth - left - pinnedWidth(columns, widths, 'right'),
  };
  return { piece, edges };
}
