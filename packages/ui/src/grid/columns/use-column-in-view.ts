import { useLayoutEffect, useRef } from 'react';
import { scrollInstantly } from '../scroll/scroll-instantly';
import { scrollToColumn, scrollToPiece } from '../scroll/scroll-into-view';
import { columnPlace } from './column-place';
import type { GridColumn } from './grid-column';

export interface ColumnInViewInput {
  scroller: HTMLElement;
  columns: readonly GridColumn[];
  /** Widths that fit the content in CSS pixels, without the one that is being dragged. */
  widths: readonly number[];
  /** Index of the active column; -1 for none. */
  active: number;
}

/** Keeps the active column in view when columns grow, or the scroller is resized. */
export function useColumnInView({ scroller, columns, widths, active }: ColumnInViewInput): void {
  const last = useRef({ columns, widths });
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = { columns, widths };
    const isResized = previous.columns === columns && previous.widths !== widths;
    if (!isResized || active < 0 || columns[active]?.pinned) return;
    const { piece: old } = columnPlace(active, { scroller, ...previous });
    if (scrollToPiece(old) !== old.scroll) return;
    const { piece, edges } = columnPlace(active, { scroller, columns, widths });
    scrollInstantly(scroller, { left: scrollToColumn(piece, edges) });
  }, [scroller, columns, widths, active]);
}
