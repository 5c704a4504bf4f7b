import { useResizableColumns } from '@meridian/ui/grid';
import type { MouseEvent, RefObject } from 'react';
import { columnWidths, resizeColumn, type ColumnState } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import { numbersWidth, type FitOptions } from '../../core/columns/widths';
import type { RowEvents } from '../model';

/** One step of the keyboard, in CSS pixels. */
export const resizeStep = 16;

export interface ColumnResizeInput {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  widths: readonly number[];
  /** Numbers of these rows, and of those in view, are never truncated. */
  fit: FitOptions;
  rowsInView: RefObject<readonly object[]>;
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
  onColumnResize?: RowEvents<object>['onColumnResize'];
  /** Prevents or allows that a touch on the headers scrolls the table. */
  preventTouchScroll: (isPrevented: boolean) => void;
}

/** Resizes columns by dragging the edges of their headers, or by key. A column never gets narrower than its numbers. */
export function useColumnResize(input: ColumnResizeInput) {
  const { scroller, columns, widths, fit, rowsInView, columnState, onColumnStateChange } = input;
  const { resizing, ...resizable } = useResizableColumns({
    scroller,
    columns: columns.filter((column) => !isSelectColumn(column)),
    preventTouchScroll: input.preventTouchScroll,
    clampWidth: (id, width) => {
      const index = columns.findIndex((column) => column.id === id);
      const rows = [...fit.rows, ...rowsInView.current];
      return index < 0 ? null : allowedWidth(columns, index, width, { ...fit, rows });
    },
    onResize: (id, width) => {
      const state = resizeColumn(columnState, id, width / fit.metrics.columnFactor);
      onColumnStateChange(state);
      const column = columns.find((each) => each.id === id);
      if (column) input.onColumnResize?.(column, state.columnSizing?.[id] ?? width);
    },
  });
  const index = resizing ? columns.findIndex(({ id }) => id === resizing.id) : -1;
  return {
    widths:
      resizing && index >= 0 ? widths.with(index, allowedWidth(columns, index, resizing.width, fit)) : widths,
    /** Id of the column whose edge is dragged. */
    resized: resizing?.id ?? null,
    handlePointerDown: resizable.handlePointerDown,
    /** The column whose edge is at the pointer. */
    columnAt: (event: MouseEvent) => {
      const id = resizable.columnAt(event);
      return columns.find((column) => column.id === id);
    },
    /** The new width in CSS pixels; null if the column no longer exists. */
    resizeBy: (column: ReportColumn, difference: number) => resizable.resizeBy(column.id, difference),
  };
}

function allowedWidth(
  columns: readonly ReportColumn[],
  index: number,
  width: number,
  fit: FitOptions,
): number {
  const { columnFactor } = fit.metrics;
  const max = Math.round(columnWidths.max * columnFactor);
  const min = Math.round(columnWidths.min * columnFactor);
  return Math.max(numbersWidth(columns, index, fit), min, Math.min(max, Math.round(width)));
}
