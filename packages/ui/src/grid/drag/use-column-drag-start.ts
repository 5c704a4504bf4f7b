import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { MovableColumn } from './movable-column';

export interface ColumnDragStartInput {
  scroller: HTMLElement;
  /** All columns, drawn or not. Their headers have the role columnheader and their id as `data-column`. */
  columns: readonly MovableColumn[];
  /** Prevents or allows that a touch on the headers scrolls the grid, see `usePreventTouchScroll`. */
  preventTouchScroll: (isPrevented: boolean) => void;
  /** Receives the dragged column and the `moveId` of the column to precede; null for the last place. */
  onDrop: (column: MovableColumn, before: string | null) => void;
}

/**
 * Returns a handler for presses on headers, which starts a drag of their column. The code of the drag is loaded when a mouse moves or a
 * touch presses. Presses on elements with `data-column-menu` start no drag.
 */
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
    const { scroller, columns, preventTouchScroll } = input;
    const element = target instanceof Element && !target.closest('[data-column-menu]') ? target : null;
    const id = element?.closest('[role=columnheader]')?.getAttribute('data-column');
    const column = columns.find((each) => each.id === id);
    const { button, isPrimary, pointerId, pointerType, clientX, clientY, timeStamp } = nativeEvent;
    const signal = gone.current?.signal;
    if (!column || column.moveId === null || button !== 0 || !isPrimary || !signal) return;
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
    // if it cannot be loaded, the column stays; a press without a mouse move is a click, which does not need it
    if (pointerType === 'touch') void load().catch(() => null);
    else {
      const moved = { capture: true, once: true, signal: released.signal };
      window.addEventListener('pointermove', () => void load().catch(() => null), moved);
    }
  };
}
