import type { DndContextProps, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { collisionAmong, type DropDetection } from './collisions';
import type { DragLabels, DragPosition } from './drag-labels';
import { dropTarget, nextDropTarget, type DropTargets } from './drop-targets';
import { useDragSensors, type DragStart } from './use-drag-sensors';

export interface DragOptions {
  start: DragStart;
  detect: DropDetection;
  /** The drop targets of an item. */
  targetsOf: (id: string) => DropTargets;
  /** Called if an item moves. */
  onDrop: (id: string, target: string) => void;
  /** Escape cancels a drag; a dialog around it must then stay open. */
  onDraggingChange?: ((isDragging: boolean) => void) | undefined;
  /** Announcements for screen readers; absent if the host announces moves itself. */
  speech?: { labels: DragLabels; describe: (id: string, target: string) => DragPosition };
}

/** For a `DragArea`. */
export interface Drag {
  /** Id of the dragged item; null for none. */
  draggedId: string | null;
  /** Its drop target; null where it would not move. */
  targetId: string | null;
  /** Moves an item by key, past one drop target; returns whether it moved. */
  moveBy: (id: string, steps: 1 | -1) => boolean;
  /** Announces another change of the items. */
  announce: (item: DragPosition) => void;
  /** The current announcement; undefined if the host announces moves itself. */
  message: string | undefined;
  contextProps: Omit<DndContextProps, 'children'>;
}

const silent = () => undefined;

/** Moves items by mouse, touch and keyboard. The code that every drag of the design system shares. */
export function useDrag(options: DragOptions): Drag {
  const { start, detect, targetsOf, onDrop, onDraggingChange = silent, speech } = options;
  const [dragged, setDragged] = useState<{ id: string; target: string } | null>(null);
  const [message, setMessage] = useState('');
  const targetAt = (id: string, over: string | undefined) => dropTarget(targetsOf(id), over);
  const isMove = (id: string, target: string) => target !== targetAt(id, undefined);
  const announce = (event: 'dropped' | 'movedTo' | 'pickedUp', id: string, target: string) => {
    if (speech) setMessage(speech.labels[event](speech.describe(id, target)));
  };
  const end = () => {
    setDragged(null);
    onDraggingChange(false);
  };
  const sensors = useDragSensors(start, (event, keyboard) =>
    toNextTarget(event, keyboard, (id, over, steps) =>
      nextDropTarget(targetsOf(id), { from: targetAt(id, over), steps }),
    ),
  );

  return {
    draggedId: dragged?.id ?? null,
    targetId: dragged && isMove(dragged.id, dragged.target) ? dragged.target : null,
    moveBy: (id, steps) => {
      const target = nextDropTarget(targetsOf(id), { from: targetAt(id, undefined), steps });
      if (dragged || target === undefined) return false;
      announce('movedTo', id, target);
      // the item may now be another element, to which the host moves the focus
      flushSync(() => onDrop(id, target));
      return true;
    },
    announce: (item) => speech && setMessage(speech.labels.movedTo(item)),
    message: speech && message,
    contextProps: {
      sensors,
      collisionDetection: collisionAmong(detect, (id) => targetsOf(id).ids),
      // the list, never the page
      autoScroll: { canScroll: (element) => element !== document.scrollingElement },
      accessibility: {
        // a server has no document, and renders nothing into it
        ...(typeof document === 'undefined' ? {} : { container: document.body }),
        // one live region announces every kind of move
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: speech?.labels.moveHelp ?? '' },
      },
      onDragStart: ({ active }) => {
        const id = String(active.id);
        const target = targetAt(id, undefined);
        if (target === undefined) return;
        setDragged({ id, target });
        onDraggingChange(true);
        announce('pickedUp', id, target);
      },
      onDragOver: ({ over }) => {
        const target = dragged && targetAt(dragged.id, over?.id.toString());
        if (!target || target === dragged.target) return;
        setDragged({ id: dragged.id, target });
        announce('movedTo', dragged.id, target);
      },
      onDragEnd: ({ active, over }) => {
        const id = String(active.id);
        const target = targetAt(id, over?.id.toString());
        end();
        if (target === undefined) return;
        announce('dropped', id, target);
        if (isMove(id, target)) onDrop(id, target);
      },
      onDragCancel: () => {
        end();
        if (dragged && speech)
          setMessage(speech.labels.putBack(speech.describe(dragged.id, dragged.target).title));
      },
    },
  };
}

/** The position of the next drop target by arrow key, for the dragged item. */
function toNextTarget(
  event: KeyboardEvent,
  { active, currentCoordinates, context }: Parameters<KeyboardCoordinateGetter>[1],
  next: (id: string, over: string | undefined, steps: number) => string | undefined,
): ReturnType<KeyboardCoordinateGetter> {
  const steps = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (steps === 0) return undefined;
  event.preventDefault();
  const target = next(String(active), context.over?.id.toString(), steps);
  const rect = target === undefined ? undefined : context.droppableRects.get(target);
  return rect && { x: currentCoordinates.x, y: rect.top };
}
