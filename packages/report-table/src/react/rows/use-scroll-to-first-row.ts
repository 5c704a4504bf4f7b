import { useEffect } from 'react';
import type { RowData } from '../../core/format/cell-value';
import type { ReportTableModel } from '../model';

/** Scrolls to the first row when the page or the order changes. */
export function useScrollToFirstRow(
  scroller: HTMLElement,
  { offset, sort }: ReportTableModel<RowData>,
): void {
  const { dataKey, direction } = sort ?? {};
  useEffect(() => {
    scroller.scrollTo({ top: 0 });
  }, [scroller, offset, dataKey, direction]);
}
