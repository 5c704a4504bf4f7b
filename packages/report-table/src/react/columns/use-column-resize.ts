import { capturePointer, lockPageDuringDrag } from '@meridian/ui/grid';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { columnWidths, resizeColumn, type ColumnState } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import { numbersWidth, type FitOptions } from '../../core/columns/widths';

/** Distance from the edge of a head within which a press starts a resize, in CSS pixels. */
const gripWidth = { mouse: 7, touch: 16 };
/** One step of the keyboard, in CSS pixels. */
export const resizeStep = 16;

export interface ColumnResizeInput {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  widths: readonly number[];
  /** Numbers of these rows, and of those in view, are never cut. */
  fit: FitOptions;
  rowsInView: RefObject<readonly object[]>;
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
  /** Stops, or allows again, that a touch on the heads scrolls the table. */
  preventTouchScroll: (isPrevented: boolean) => void;
}

/** Resizes columns by dragging the edges of their heads, or by key. A column never gets narrower than its numbers. */
export function useColumnResize(input: ColumnResizeInput) {
  const { scroller, columns, widths, fit } = input;
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  // columns, their widths and the size of the table may change while an edge is dragged
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  /** null once the column has gone. */
  const allowed = (id: string, width: number): number | null => {
    const { columns, fit, rowsInView } = latest.current;
    const index = columns.findIndex((column) => column.id === id);
    const rows = [...fit.rows, ...rowsInView.current];
    return index < 0 ? null : allowedWidth(columns, index, width, { ...fit, rows });
  };
  const commit = (id: string, width: number): number | null => {
    const { columnState, onColumnStateChange, fit } = latest.current;
    const shown = allowed(id, width);
    if (shown !== null) onColumnStateChange(resizeColumn(columnState, id, shown / fit.metrics.columnFactor));
    return shown;
  };

  /** Starts a resize; false where the pointer is at no edge. */
  const handlePointerDown = (event: PointerEvent<HTMLElement>): boolean => {
    const { pointerType, pointerId, button, clientX: startX } = event;
    const edge = edgeAt(event, pointerType === 'touch' ? gripWidth.touch : gripWidth.mouse, columns);
    if (!edge || button !== 0) return false;
    event.preventDefault();
    cancel.current?.();

    const { id, head, width, towards } = edge;
    const release = lockPageDuringDrag('col-resize');
    // the head receives the pointer's events, and shows its cursor, wherever the pointer goes
    capturePointer(head, pointerId);
    input.preventTouchScroll(true);
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      release();
      latest.current.preventTouchScroll(false);
      cancel.current = null;
      setDragged(null);
    };
    cancel.current = end;
    const widthAt = (clientX: number) => width + towards * (clientX - startX);
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, { capture: true, signal: stop.signal });
    listen('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return;
      const next = allowed(id, widthAt(moved.clientX));
      if (next === null) end();
      else if (moved.clientX !== startX) setDragged({ id, width: next });
    });
    listen('pointerup', ({ pointerId: released, clientX }) => {
      if (released !== pointerId) return;
      end();
      if (clientX !== startX) commit(id, widthAt(clientX));
    });
    listen('pointercancel', end);
    // of a touch that rests
    listen('contextmenu', (menu) => {
      menu.preventDefault();
      menu.stopPropagation();
    });
    listen('keydown', (pressed) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end();
    });
    return true;
  };

  const index = dragged ? columns.findIndex(({ id }) => id === dragged.id) : -1;
  return {
    widths:
      dragged && index >= 0 ? widths.with(index, allowedWidth(columns, index, dragged.width, fit)) : widths,
    /** Id of the column whose edge is dragged. */
    resized: dragged?.id ?? null,
    handlePointerDown,
    /** The column at whose edge the pointer is. */
    columnAt: (event: MouseEvent) => {
      const edge = edgeAt(event, gripWidth.mouse, columns);
      return columns.find(({ id }) => id === edge?.id);
    },
    /** The width that it has then, in CSS pixels; null where the column has gone. */
    resizeBy: (column: ReportColumn, difference: number) => {
      const index = columns.findIndex(({ id }) => id === column.id);
      // columns that share spare width are wider than their own width
      const width = headOf(scroller, column.id)?.getBoundingClientRect().width ?? widths[index] ?? 0;
      return commit(column.id, width + difference);
    },
  };
}

/** The head of a column; null where it is not drawn. */
export function headOf(scroller: HTMLElement, id: string): Element | null {
  const heads = [...scroller.querySelectorAll('[role=columnheader]')];
  return heads.find((head) => head.getAttribute('data-column') === id) ?? null;
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

interface Edge {
  id: string;
  head: Element;
  width: number;
  /** 1 where the column is wider to the right, -1 to the left. */
  towards: 1 | -1;
}

/** A column that is pinned right resizes by its left edge: its right edge does not move. */
function edgeAt(
  { target, clientX }: Pick<MouseEvent, 'target' | 'clientX'>,
  grip: number,
  columns: readonly ReportColumn[],
): Edge | null {
  if (!(target instanceof Element) || target.closest('[data-column-menu]')) return null;
  const head = target.closest('[role=columnheader]');
  const column = columns.find(({ id }) => id === head?.getAttribute('data-column'));
  if (!head || !column || isSelectColumn(column)) return null;
  const { left, right } = head.getBoundingClientRect();
  // a head that is not laid out is all edge
  if (right <= left) return null;
  const towards = column.pinned === 'right' ? -1 : 1;
  const distance = towards === 1 ? right - clientX : clientX - left;
  return Math.abs(distance) <= grip ? { id: column.id, head, width: right - left, towards } : null;
}
