import type { MouseEvent } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { columnText } from '../../core/format/own-units';
import type { RowEvents } from '../model';

const controls = 'a[href], button, input, select, textarea, label, [role=button], [contenteditable]';

/** Tells the host of a click on a cell and its row; `row` is undefined for heads and totals. */
export function notifyClick(
  event: MouseEvent<HTMLElement>,
  row: object | undefined,
  column: ReportColumn,
  { onCellClick, onRowClick }: Pick<RowEvents<object>, 'onCellClick' | 'onRowClick'>,
): void {
  const { target } = event;
  const isControl = target instanceof Element && target.closest(controls) !== null;
  const hasText = document.getSelection()?.isCollapsed === false;
  if (!row || isControl || hasText) return;
  const value = column.read(row);
  onCellClick?.({ row, value, text: columnText(column, value), column }, event);
  onRowClick?.(row, event);
}
