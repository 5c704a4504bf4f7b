import { useEffect } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { pinnedWidth } from '../components/placement';

export interface ColumnSnapInput {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  widths: readonly number[];
}

/**
 * After horizontal scrolling, a column begins at the edge of the pinned ones. By script, since the browser's
 * own snapping needs all columns in the page.
 */
export function useColumnSnap({ scroller, columns, widths }: ColumnSnapInput): void {
  useEffect(() => {
    let lastLeft = scroller.scrollLeft;
    const handleEnd = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const isSame = scrollLeft === lastLeft;
      lastLeft = scrollLeft;
      // at the very end the last column is whole, which matters more
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
