import {
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
} from '@dnd-kit/core';
import { useState } from 'react';

/** Id of the drop target after the last field; not a data key. */
export const endTargetId = ':end';

export interface DraggedField {
  key: string;
  /** The field before which it would move; null for the end; the field itself for no move. */
  before: string | null;
}

const silent = () => undefined;

/** Dragging fields by pointer; the keyboard has the arrow keys. `onDrop` runs when a field has moved. */
export function useFieldDrag(
  keys: readonly string[],
  onDrop: (key: string, before: string | null) => void,
): { dragged: DraggedField | null; contextProps: DndContextProps } {
  const [dragged, setDragged] = useState<DraggedField | null>(null);
  // a press that does not move is a click
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const dropTargetOf = (key: string, over: string | undefined): string | null => {
    if (over === undefined) return key;
    const before = over === endTargetId ? null : over;
    const next = keys[keys.indexOf(key) + 1] ?? null;
    // the gap after the field itself is also its own position
    return before === next ? key : before;
  };
  return {
    dragged,
    contextProps: {
      sensors,
      collisionDetection: nearestDropTarget,
      autoScroll: { canScroll: (element) => element !== document.scrollingElement },
      // one live region of the list announces every kind of move
      accessibility: {
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
      },
      onDragStart: ({ active }) => setDragged({ key: String(active.id), before: String(active.id) }),
      onDragOver: ({ active, over }) => {
        const key = String(active.id);
        setDragged({ key, before: dropTargetOf(key, over?.id.toString()) });
      },
      onDragEnd: ({ active, over }) => {
        setDragged(null);
        const key = String(active.id);
        const before = dropTargetOf(key, over?.id.toString());
        if (before !== key) onDrop(key, before);
      },
      onDragCancel: () => setDragged(null),
    },
  };
}

/** A gap is the top edge of its droppable; the one nearest to the pointer wins. */
const nearestDropTarget: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  collisionRect,
  pointerCoordinates,
}) => {
  const top = pointerCoordinates?.y ?? collisionRect.top;
  const distanceOf = (id: string | number) =>
    Math.abs((droppableRects.get(id)?.top ?? Number.POSITIVE_INFINITY) - top);
  return droppableContainers
    .map(({ id }) => ({ id }))
    .sort((one, other) => distanceOf(one.id) - distanceOf(other.id))
    .slice(0, 1);
};
