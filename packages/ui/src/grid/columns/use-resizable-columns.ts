import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { capturePointer } from '../drag/capture-pointer';
import { lockPageDuringDrag } from '../drag/lock-page-during-drag';
import { columnEdgeAt, columnHeadOf } from './column-edge';
import type { GridColumn } from './grid-column';

/** A press within this distance from the edge of a header starts a resize, in CSS pixels. */
const gripWidth = { mouse: 7, touch: 16 };

export interface ResizableColumnsInput {
  scroller: HTMLElement;
  /** Columns that can be resized. Their headers have the role columnheader and their id as `data-column`. */
  columns: readonly GridColumn[];
  /** The nearest width that a column may have, in CSS pixels; null if the column no longer exists. */
  clampWidth: (id: string, width: number) => number | null;
  /** Receives the new width in CSS pixels when the user has finished. */
  onResize: (id: string, width: number) => void;
  /** Prevents or allows that a touch on the headers scrolls the grid, see `usePreventTouchScroll`. */
  preventTouchScroll: (isPrevented: boolean) => void;
}

export interface ResizableColumns {
  /** The column whose edge is dragged and its width in CSS pixels; null for none. */
  resizing: { id: string; width: number } | null;
  /** Starts a resize; false if the pointer is at no edge, or on a `data-column-menu`. */
  handlePointerDown: (event: PointerEvent<HTMLElement>) => boolean;
  /** Id of the column whose edge is at the pointer; null for none. */
  columnAt: (event: MouseEvent) => string | null;
  /** Changes the width of a rendered column; returns its new width in CSS pixels, or null if it no longer exists. */
  resizeBy: (id: string, difference: number) => number | null;
}

/** Resizes columns: the user drags the edge of a header, or presses keys. Escape cancels a drag. */
export function useResizableColumns(input: ResizableColumnsInput): ResizableColumns {
  const [resizing, setResizing] = useState<{ id: string; width: number } | null>(null);
  // columns, their widths and the size of the grid may change while an edge is dragged
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  const commit = (id: string, width: number): number | null => {
    const next = latest.current.clampWidth(id, width);
    if (next !== null) latest.current.onResize(id, next);
    return next;
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>): boolean => {
    const { pointerType, pointerId, button, clientX: startX } = event;
    const grip = pointerType === 'touch' ? gripWidth.touch : gripWidth.mouse;
    const edge = columnEdgeAt(event, grip, input.columns);
    if (!edge || button !== 0) return false;
    event.preventDefault();
    cancel.current?.();

    const { id, head, width, towards } = edge;
    const release = lockPageDuringDrag('col-resize');
    // the header cell receives the pointer's events, and shows its cursor, wherever the pointer moves
    capturePointer(head, pointerId);
    input.preventTouchScroll(true);
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      release();
      latest.current.preventTouchScroll(false);
      cancel.current = null;
      setResizing(null);
    };
    cancel.current = end;
    const widthAt = (clientX: number) => width + towards * (clientX - startX);
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, { capture: true, signal: stop.signal });
    listen('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return;
      const next = latest.current.clampWidth(id, widthAt(moved.clientX));
      if (next === null) end();
      else if (moved.clientX !== startX) setResizing({ id, width: next });
    });
    listen('pointerup', ({ pointerId: released, clientX }) => {
      if (released !== pointerId) return;
      end();
      if (clientX !== startX) commit(id, widthAt(clientX));
    });
    listen('pointercancel', end);
    // for a resting touch
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

  return {
    resizing,
    handlePointerDown,
    columnAt: (event) => columnEdgeAt(event, gripWidth.mouse, input.columns)?.id ?? null,
    resizeBy: (id, difference) => {
      // columns that share spare width are wider than their own width
      const head = columnHeadOf(input.scroller, id);
      return head && commit(id, head.getBoundingClientRect().width + difference);
    },
  };
}
