import { scrollInstantly } from '@meridian/ui/grid';
import { useEffect } from 'react';
import type { ReportTableModel } from '../model';

/** Scrolls to the first row when the page or the order changes. */
export function useScrollToFirstRow(scroller: HTMLElement, { offset, sort }: ReportTableModel<object>): void {
  const { dataKey, direction } = sort ?? {};
  useEffect(() => {
    scrollInstantly(scroller, { top: 0 });
  }, [scroller, offset, dataKey, direction]);
}
