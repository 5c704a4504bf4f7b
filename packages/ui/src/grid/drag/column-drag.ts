import { capturePointer } from './capture-pointer';
import { drawDragMarks } from './column-drag-marks';
import {
  scrollableExtent,
  dropTargetAt,
  type HeadExtent,
  type DropTarget,
  type Extent,
} from './column-drop-target';
import { lockPageDuringDrag } from './lock-page-during-drag';
import { movableIds, type MovableColumn } from './movable-column';

/** Milliseconds that a touch rests on a header before it drags the column. A shorter touch scrolls. */
const holdTime = 300;
/** A pointer drags after this distance, in CSS pixels. */
const threshold = 6;
/** The grid scrolls within this distance of the edges of the free columns, in CSS pixels. */
const scrollZone = 48;
/** Scroll speed at these edges, in CSS pixels per millisecond. */
const scrollSpeed = 1.2;

export interface ColumnDragInput {
  scroller: HTMLElement;
  press: {
    pointerId: number;
    pointerType: string;
    clientX: number;
    clientY: number;
    /** `timeStamp` of the event. */
    timeStamp: number;
  };
  column: MovableColumn;
  /** Returns the current columns, drawn or not. */
  columns: () => readonly MovableColumn[];
  /** Receives the `moveId` of the column to precede; null for the last place. */
  onDrop: (before: string | null) => void;
  /** Called when a touch grabs the header, and when it releases it. */
  onHold: (isHeld: boolean) => void;
  /** Ends the drag. */
  signal: AbortSignal;
}

/**
 * Handles a drag from the press on a header to the drop of its column. The title follows the pointer, a line marks the drop target, and
 * the grid scrolls near its edges. Escape cancels.
 *
 * Not by `useDrag`: its context would surround the headers from the start, and dnd-kit adds 13.7 KB (gzip) to the first load of a grid.
 * This module has 2.0 KB, loaded when a drag begins. dnd-kit also needs elements as drop targets, and columns out of view have none.
 */
export function dragColumn(input: ColumnDragInput): void {
  const { press, onDrop, onHold, signal } = input;
  const stop = new AbortController();
  const pointer = { x: press.clientX, y: press.clientY };
  const isTouch = press.pointerType === 'touch';
  let isHeld = !isTouch;
  let lifted: LiftedColumn | null = null;

  const hold = () => {
    isHeld = true;
    onHold(true);
  };
  const end = () => {
    stop.abort();
    clearTimeout(timer);
    lifted?.release();
    lifted = null;
    onHold(false);
  };
  const timer = isTouch ? setTimeout(hold, press.timeStamp + holdTime - performance.now()) : undefined;

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { capture: true, signal: stop.signal });
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press.pointerId) return;
    Object.assign(pointer, { x: clientX, y: clientY });
    if (lifted || Math.hypot(clientX - press.clientX, clientY - press.clientY) < threshold) return;
    if (isHeld) lifted = liftColumn(input, pointer, end);
    else end();
  });
  listen('pointerup', ({ pointerId }) => {
    if (pointerId !== press.pointerId) return;
    const dropTarget = lifted?.dropTarget();
    end();
    if (dropTarget) onDrop(dropTarget.before);
  });
  listen('pointercancel', end);
  listen('contextmenu', (event) => {
    // a resting touch opens the menu instead
    if (!lifted) {
      end();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !lifted) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  });
  signal.addEventListener('abort', end, { signal: stop.signal });
}

interface LiftedColumn {
  dropTarget: () => DropTarget | null;
  release: () => void;
}

function liftColumn(
  { scroller, press, column, columns }: ColumnDragInput,
  pointer: { readonly x: number; readonly y: number },
  onGone: () => void,
): LiftedColumn {
  const release = lockPageDuringDrag('grabbing');
  capturePointer(scroller, press.pointerId);
  const marks = drawDragMarks(scroller, column.dragTitle);
  const layout = () => {
    const { left } = scroller.getBoundingClientRect();
    return {
      heads: headsOf(scroller, columns()),
      viewport: { left, right: left + scroller.clientWidth },
    };
  };
  const dropTarget = () => dropTargetAt({ ...layout(), columns: columns(), column, x: pointer.x });
  // tracked separately: if the grid snaps to its columns, slow scrolling would be pulled back
  let scrolledTo = scroller.scrollLeft;
  let lastTime = performance.now();
  const draw = (time: number) => {
    if (!movableIds(columns()).some((id) => id === column.moveId)) {
      onGone();
      return;
    }
    const { heads, viewport } = layout();
    const speed = speedAt(pointer.x, scrollableExtent(heads, viewport));
    const maxLeft = scroller.scrollWidth - scroller.clientWidth;
    scrolledTo =
      speed === 0
        ? scroller.scrollLeft
        : Math.max(0, Math.min(scrolledTo + speed * (time - lastTime), maxLeft));
    if (speed !== 0) scroller.scrollLeft = scrolledTo;
    lastTime = time;
    marks.place({ ...pointer, lineX: dropTarget()?.x ?? null });
    frame = requestAnimationFrame(draw);
  };
  let frame = requestAnimationFrame(draw);
  return {
    dropTarget,
    release: () => {
      cancelAnimationFrame(frame);
      marks.remove();
      release();
    },
  };
}

function headsOf(scroller: HTMLElement, columns: readonly MovableColumn[]): HeadExtent[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return [...scroller.querySelectorAll('[role=columnheader][data-column]')].flatMap((head) => {
    const column = byId.get(head.getAttribute('data-column') ?? '');
    const { left, right } = head.getBoundingClientRect();
    return column ? [{ column, left, right }] : [];
  });
}

/** In CSS pixels per millisecond; greater near an edge. */
function speedAt(x: number, { left, right }: Extent): number {
  const zone = Math.min(scrollZone, (right - left) / 4);
  if (x < left + zone) return -scrollSpeed * Math.min(1, (left + zone - x) / zone);
  if (x > right - zone) return scrollSpeed * Math.min(1, (x - right + zone) / zone);
  return 0;
}
