import { useEffect } from 'react';
import { pinnedWidth } from './column-place';
import type { GridColumn } from './grid-column';

export interface ColumnSnapInput {
  scroller: HTMLElement;
  columns: readonly GridColumn[];
  /** In CSS pixels, by index of the column. */
  widths: readonly number[];
}

/**
 * Aligns a column with the edge of the pinned ones after horizontal scrolling. By script, since the browser's scroll snapping needs all
 * columns in the page.
 */
export function useColumnSnap({ scroller, columns, widths }: ColumnSnapInput): void {
  useEffect(() => {
    let lastLeft = scroller.scrollLeft;
    const handleEnd = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const isSame = scrollLeft === lastLeft;
      lastLeft = scrollLeft;
      // at the very end the last column is completely visible, which matters more
      if (isSame || scrollLeft >= scrollWidth - clientWidth - 1) return;
      let edge = -pinnedWidth(columns, widths, 'left');
      for (const width of widths) {
        if (scrollLeft < edge + width / 2) break;
        edge += width;
      }
      lastLeft = Math.max(0, edge);
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scroller.scrollTo({ left: lastLeft, behavior: isStill ? 'instant' : 'smooth' });
    };
    scroller.addEventListener('scrollend', handleEnd);
    return () => scroller.removeEventListener('scrollend', handleEnd);
  }, [scroller, columns, widths]);
}
