import type { CellPosition } from '@meridian/ui/grid';
import type { KeyboardEvent } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import { resizeStep } from '../columns/use-column-resize';

export interface GridKeysInput {
  columns: readonly ReportColumn[];
  /** Rows of titles and totals. */
  headCount: number;
  /** Undefined if rows cannot be selected. */
  toggleRow: ((position: number, isRange: boolean) => void) | undefined;
  toggleAll: (() => void) | undefined;
  /** Enter on a cell. */
  enter: (cell: CellPosition) => void;
  /** Space in rows that cannot be selected; undefined if it has no effect. */
  openRow: ((position: number) => void) | undefined;
  toggleSort: (column: ReportColumn) => void;
  moveBy: (column: ReportColumn, places: 1 | -1) => void;
  resizeBy: (column: ReportColumn, difference: number) => void;
  /** False if the cell or the header has no menu. */
  openMenu: (cell: CellPosition) => boolean;
}

/** Handles keys that act on the active cell instead of leaving it; returns whether one did. */
export function gridKeys(input: GridKeysInput): (cell: CellPosition, event: KeyboardEvent) => boolean {
  return (cell, event) => {
    const column = input.columns[cell.column];
    if (!column) return false;
    const isHead = cell.row === -input.headCount;
    const { key, shiftKey, altKey } = event;
    const isMenuKey = key === 'ContextMenu' || (shiftKey && key === 'F10');
    if (isMenuKey || (isHead && altKey && key === 'ArrowDown')) return input.openMenu(cell);
    if (isHead) return headKey(column, event, input);
    return cell.row >= 0 && rowKey(cell, event, input);
  };
}

function rowKey(
  cell: CellPosition,
  { key, shiftKey }: KeyboardEvent,
  { toggleRow, openRow, enter }: GridKeysInput,
): boolean {
  if (key === ' ' && toggleRow) toggleRow(cell.row, shiftKey);
  else if (key === ' ' && openRow) openRow(cell.row);
  else if (key === 'Enter' || key === 'F2') enter(cell);
  else return false;
  return true;
}

function headKey(
  column: ReportColumn,
  { key, shiftKey, altKey }: KeyboardEvent,
  { toggleAll, toggleSort, moveBy, resizeBy }: GridKeysInput,
): boolean {
  const isPress = key === 'Enter' || key === ' ';
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (isSelectColumn(column)) {
    if (isPress) toggleAll?.();
    return isPress;
  }
  if (isPress) {
    if (column.isSortable) toggleSort(column);
  } else if (step !== 0 && altKey) moveBy(column, step);
  else if (step !== 0 && shiftKey) resizeBy(column, step * resizeStep);
  else return false;
  return true;
}
