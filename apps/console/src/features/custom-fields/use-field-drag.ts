import {
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
} from '@dnd-kit/core';
import { useState } from 'react';

/** Id of the place after the last field; no data key. */
export const endId = ':end';

export interface DraggedField {
  key: string;
  /** What it would come to stand before; null: at the end; itself: where it is. */
  before: string | null;
}

const silent = () => undefined;

/** Dragging fields by pointer; the keyboard has the arrow keys. `onDrop` runs when something has moved. */
export function useFieldDrag(
  keys: readonly string[],
  onDrop: (key: string, before: string | null) => void,
): { dragged: DraggedField | null; contextProps: DndContextProps } {
  const [dragged, setDragged] = useState<DraggedField | null>(null);
  // a press that does not move is a click
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const placeOf = (key: string, over: string | undefined): string | null => {
    if (over === undefined) return key;
    const before = over === endId ? null : over;
    const next = keys[keys.indexOf(key) + 1] ?? null;
    // the gap after the field itself is where it is, too
    return before === next ? key : before;
  };
  return {
    dragged,
    contextProps: {
      sensors,
      collisionDetection: nearestGap,
      autoScroll: { canScroll: (element) => element !== document.scrollingElement },
      // one region of the list speaks for every way to move
      accessibility: {
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
      },
      onDragStart: ({ active }) => setDragged({ key: String(active.id), before: String(active.id) }),
      onDragOver: ({ active, over }) => {
        const key = String(active.id);
        setDragged({ key, before: placeOf(key, over?.id.toString()) });
      },
      onDragEnd: ({ active, over }) => {
        setDragged(null);
        const key = String(active.id);
        const before = placeOf(key, over?.id.toString());
        if (before !== key) onDrop(key, before);
      },
      onDragCancel: () => setDragged(null),
    },
  };
}

/** A gap is the top edge of its droppable: the nearest one to the pointer. */
const nearestGap: CollisionDetection = ({
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
