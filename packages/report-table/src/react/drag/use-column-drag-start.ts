import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';

export interface ColumnDragStartInput {
  scroller: HTMLElement;
  columns: readonly ReportColumn[];
  /** The narrow layout has an order of its own. */
  isNarrow: boolean;
  /** Stops, or allows again, that a touch on the heads scrolls the table. */
  preventTouchScroll: (isPrevented: boolean) => void;
  /** Before the column with an id; last for null. */
  onDrop: (column: ReportColumn, before: string | null) => void;
}

/** What a press on a head calls: heads can be dragged. What drags them is loaded once a mouse moves, or a touch presses. */
export function useColumnDragStart(input: ColumnDragStartInput): (event: PointerEvent<HTMLElement>) => void {
  // columns may change while one is dragged
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const gone = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  return ({ target, nativeEvent }) => {
    const { scroller, columns, isNarrow, preventTouchScroll } = input;
    const element = target instanceof Element && !target.closest('[data-column-menu]') ? target : null;
    const id = element?.closest('[role=columnheader]')?.getAttribute('data-column');
    const column = columns.find((each) => each.id === id);
    const { button, isPrimary, pointerId, pointerType, clientX, clientY, timeStamp } = nativeEvent;
    const signal = gone.current?.signal;
    if (!column || isSelectColumn(column) || isNarrow || button !== 0 || !isPrimary || !signal) return;
    const released = new AbortController();
    const release = () => released.abort();
    window.addEventListener('pointerup', release, { capture: true, signal: released.signal });
    window.addEventListener('pointercancel', release, { capture: true, signal: released.signal });
    const load = async () => {
      const { dragColumn } = await import('./column-drag');
      if (released.signal.aborted || signal.aborted) return;
      dragColumn({
        scroller,
        press: { pointerId, pointerType, clientX, clientY, timeStamp },
        column,
        columns: () => latest.current.columns,
        onDrop: (before) => latest.current.onDrop(column, before),
        onHold: preventTouchScroll,
        signal,
      });
    };
    // where it cannot be loaded the column stays; a press that moves no mouse is a click, which needs none of it
    if (pointerType === 'touch') void load().catch(() => null);
    else {
      const moved = { capture: true, once: true, signal: released.signal };
      window.addEventListener('pointermove', () => void load().catch(() => null), moved);
    }
  };
}
