import { scrollInstantly, scrollToColumn, scrollToPiece } from '@meridian/ui/grid';
import { useLayoutEffect, useRef } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { columnPlace } from '../navigation/use-cell-reveal';

export interface ColumnInViewInput {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  /** Widths that fit the content, without the one that is being dragged. */
  widths: readonly number[];
  /** Index of the active column; -1 for none. */
  active: number;
}

/** The active column stays in view when columns grow for numbers that came into view, or with the size of the table. */
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
