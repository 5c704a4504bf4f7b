import {
  KeyboardSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useState } from 'react';
import {
  gapsOf,
  currentSlot,
  adjacentSlot,
  slotKey,
  slotsOf,
  positionAt,
  type ColumnGroup,
  type ColumnSlot,
} from './column-slots';
import type { ColumnChooserLabels } from './labels';
import { PromptPointerSensor } from './prompt-pointer-sensor';

export interface ColumnDragOptions {
  groups: readonly ColumnGroup[];
  labels: ColumnChooserLabels;
  announce: (message: string) => void;
  onPut: (id: string, slot: ColumnSlot) => void;
  /** Escape cancels a drag and must then close nothing. */
  onDraggingChange: (isDragging: boolean) => void;
}

export interface Dragged {
  id: string;
  /** Its drop target. */
  slot: ColumnSlot;
}

export interface ColumnDrag {
  dragged: Dragged | null;
  contextProps: DndContextProps;
}

const silent = () => undefined;

/** Dragging columns by pointer and keyboard: the droppables are the slots, shown as lines between the rows. */
export function useColumnDrag(options: ColumnDragOptions): ColumnDrag {
  const { groups, labels, announce, onPut, onDraggingChange } = options;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const findSlot = (id: string, key: string | undefined) =>
    slotsOf(groups, id).find((slot) => slotKey(slot) === key) ?? currentSlot(groups, id);
  const positionText = ({ id, slot }: Dragged) => {
    const { side, ...position } = positionAt(groups, { id, slot });
    const column = groups.flatMap(({ columns }) => columns).find((each) => each.id === id);
    return {
      title: column?.title ?? '',
      where: labels.position({ side: labels.side[side], ...position }),
    };
  };
  const stop = () => {
    setDragged(null);
    onDraggingChange(false);
  };
  const sensors = useSensors(
    // a press that does not move is a click
    useSensor(PromptPointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      scrollBehavior: 'auto',
      coordinateGetter: toNextSlot((id, key, steps) => {
        const from = findSlot(id, key);
        return from && adjacentSlot(groups, { id, from, steps });
      }),
    }),
  );
  return {
    dragged,
    contextProps: {
      sensors,
      collisionDetection: (collision) =>
        nearestGap(collision, new Set(gapsOf(groups, String(collision.active.id)).map(slotKey))),
      autoScroll: { canScroll: (element) => element !== document.scrollingElement },
      accessibility: {
        // one live region announces all moves
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: labels.moveHelp },
      },
      onDragStart: ({ active }) => {
        const id = String(active.id);
        const slot = currentSlot(groups, id);
        if (!slot) return;
        setDragged({ id, slot });
        onDraggingChange(true);
        announce(labels.pickedUp(positionText({ id, slot })));
      },
      onDragOver: ({ over }) => {
        const slot = dragged && findSlot(dragged.id, over?.id.toString());
        if (!slot || slotKey(slot) === slotKey(dragged.slot)) return;
        setDragged({ id: dragged.id, slot });
        announce(labels.movedTo(positionText({ id: dragged.id, slot })));
      },
      onDragEnd: ({ active, over }) => {
        const id = String(active.id);
        const slot = findSlot(id, over?.id.toString());
        if (slot) {
          announce(labels.dropped(positionText({ id, slot })));
          onPut(id, slot);
        }
        stop();
      },
      onDragCancel: () => {
        if (dragged) announce(labels.putBack(positionText(dragged).title));
        stop();
      },
    },
  };
}

/** A gap is the top edge of its droppable: the nearest one to the pointer, or to the element moved by keyboard. */
function nearestGap(
  {
    droppableContainers,
    droppableRects,
    collisionRect,
    pointerCoordinates,
  }: Parameters<CollisionDetection>[0],
  keys: ReadonlySet<string>,
): ReturnType<CollisionDetection> {
  const top = pointerCoordinates?.y ?? collisionRect.top;
  const distanceOf = (id: string | number) =>
    Math.abs((droppableRects.get(id)?.top ?? Number.POSITIVE_INFINITY) - top);
  return droppableContainers
    .filter(({ id }) => keys.has(String(id)))
    .map(({ id }) => ({ id }))
    .sort((one, other) => distanceOf(one.id) - distanceOf(other.id))
    .slice(0, 1);
}

function toNextSlot(
  next: (id: string, key: string | undefined, steps: number) => ColumnSlot | undefined,
): KeyboardCoordinateGetter {
  return (event, { active, currentCoordinates, context }) => {
    const steps = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (steps === 0) return undefined;
    event.preventDefault();
    const slot = next(String(active), context.over?.id.toString(), steps);
    const rect = slot && context.droppableRects.get(slotKey(slot));
    return rect && { x: currentCoordinates.x, y: rect.top };
  };
}
