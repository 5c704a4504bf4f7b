import { scrollInstantly } from '@meridian/ui/grid';
import { useEffect, useRef } from 'react';
import type { ReportTableModel } from '../model';

/** Scrolls to the first row when the page or the order changes. */
export function useScrollToFirstRow(scroller: HTMLElement, { offset, sort }: ReportTableModel<object>): void {
  const { dataKey, direction } = sort ?? {};
  // not when the table appears, since the host may have scrolled to a row
  const shown = useRef({ offset, dataKey, direction });
  useEffect(() => {
    const last = shown.current;
    if (last.offset === offset && last.dataKey === dataKey && last.direction === direction) return;
    shown.current = { offset, dataKey, direction };
    scrollInstantly(scroller, { top: 0 });
  }, [scroller, offset, dataKey, direction]);
}
