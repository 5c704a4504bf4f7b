import { useEffect, useState, type PointerEvent } from 'react';
import { hourRangeBetween, withShown, type HourPosition } from '../../core/schedule/hour-range';
import type { HourTable } from '../../core/schedule/hour-table';
import type { DragMode } from './labels';
import type { HourSelection } from './use-hour-selection';

interface Drag {
  anchor: HourPosition;
  end: HourPosition;
  /** Whether the hours become shown or hidden; null if they are only selected. */
  isShown: boolean | null;
}

export interface HourDragOptions {
  table: HourTable;
  mode: DragMode;
  selection: HourSelection;
  onPaint: (table: HourTable) => void;
}

/** Dragging over hours, by mouse, pen or touch. The host gets one change at the end; until then the table is a preview. */
export function useHourDrag({ table, mode, selection, onPaint }: HourDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const preview =
    drag && drag.isShown !== null
      ? withShown(table, hourRangeBetween(drag.anchor, drag.end), drag.isShown)
      : table;

  useEffect(() => {
    if (!drag) return;
    const end = () => {
      setDrag(null);
      if (preview !== table) onPaint(preview);
    };
    const cancel = () => setDrag(null);
    // the pointer may be released anywhere
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  });

  const handlePointerDown = (event: PointerEvent<HTMLTableElement>) => {
    const cell = hourCellOf(event.target);
    if (!cell || event.button !== 0) return;
    releasePointer(event.target, event.pointerId);
    const position = positionOf(cell);
    if (event.shiftKey) {
      selection.extendTo(position);
      return;
    }
    selection.moveTo(position);
    const isShown = mode === 'select' ? null : (table[position.day]?.[position.hour] ?? null) === null;
    setDrag({ anchor: position, end: position, isShown });
  };
  const handlePointerOver = (event: PointerEvent<HTMLTableElement>) => {
    const cell = hourCellOf(event.target);
    if (!drag || !cell) return;
    const end = positionOf(cell);
    setDrag({ ...drag, end });
    // focusing scrolls a narrow grid to the hour
    selection.focus(end);
    selection.select(drag.anchor, end);
  };
  return {
    preview,
    isDragging: drag !== null,
    cancelDrag: () => setDrag(null),
    dragProps: { onPointerDown: handlePointerDown, onPointerOver: handlePointerOver },
  };
}

function hourCellOf(target: EventTarget): HTMLTableCellElement | null {
  return target instanceof Element ? target.closest<HTMLTableCellElement>('td[role="gridcell"]') : null;
}

function positionOf(cell: HTMLTableCellElement): HourPosition {
  const row = cell.closest('tr');
  return { day: (row?.rowIndex ?? 1) - 1, hour: cell.cellIndex - 1 };
}

/** The browser captures touches: without this, the first hour would get all events. jsdom has no captures. */
function releasePointer(target: EventTarget, pointerId: number) {
  if (!(target instanceof Element) || typeof target.hasPointerCapture !== 'function') return;
  if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
}
