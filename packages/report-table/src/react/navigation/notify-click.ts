import type { MouseEvent } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { columnText } from '../../core/format/own-units';
import type { CellInput, RowEvents } from '../model';

const controls = 'a[href], button, input, select, textarea, label, [role=button], [contenteditable]';

/** Notifies the host of a click on a cell and its row. */
export function notifyClick(
  event: MouseEvent<HTMLElement>,
  cell: CellInput<object>,
  { onCellClick, onRowClick }: Pick<RowEvents<object>, 'onCellClick' | 'onRowClick'>,
): void {
  const hasText = document.getSelection()?.isCollapsed === false;
  if (hasText || isOnControl(event)) return;
  onCellClick?.(cell, event);
  onRowClick?.(cell.row, event);
}

/** The same for a double click, which may have selected a word. */
export function notifyDoubleClick(
  event: MouseEvent<HTMLElement>,
  cell: CellInput<object>,
  { onCellDoubleClick }: Pick<RowEvents<object>, 'onCellDoubleClick'>,
): void {
  if (!isOnControl(event)) onCellDoubleClick?.(cell, event);
}

function isOnControl({ target }: MouseEvent<HTMLElement>): boolean {
  return target instanceof Element && target.closest(controls) !== null;
}

/** A cell as passed to the host. */
export function cellInputOf(row: object, column: ReportColumn): CellInput<object> {
  const value = column.read(row);
  return { row, value, text: columnText(column, value), column };
}
