import {
  KeyboardSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { ColumnChooserLabels } from './labels';
import {
  gapsOf,
  homeOf,
  placeBeside,
  placeKey,
  placesOf,
  positionAt,
  type ColumnGroup,
  type Place,
} from './places';
import { PromptPointerSensor } from './prompt-pointer-sensor';

export interface ColumnDragOptions {
  groups: readonly ColumnGroup[];
  labels: ColumnChooserLabels;
  announce: (message: string) => void;
  onPut: (id: string, place: Place) => void;
  /** Escape puts back what is dragged; it must not close anything then. */
  onDraggingChange: (isDragging: boolean) => void;
}

export interface Dragged {
  id: string;
  /** Where it would land. */
  place: Place;
}

export interface ColumnDrag {
  dragged: Dragged | null;
  contextProps: DndContextProps;
}

const silent = () => undefined;

/** Dragging columns by pointer and keyboard: the droppables are the places, drawn as lines between the rows. */
export function useColumnDrag(options: ColumnDragOptions): ColumnDrag {
  const { groups, labels, announce, onPut, onDraggingChange } = options;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const findPlace = (id: string, key: string | undefined) =>
    placesOf(groups, id).find((place) => placeKey(place) === key) ?? homeOf(groups, id);
  const textOf = ({ id, place }: Dragged) => {
    const { side, ...position } = positionAt(groups, { id, place });
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
      coordinateGetter: toNextPlace((id, key, steps) => {
        const from = findPlace(id, key);
        return from && placeBeside(groups, { id, from, steps });
      }),
    }),
  );
  return {
    dragged,
    contextProps: {
      sensors,
      collisionDetection: (collision) =>
        nearestGap(collision, new Set(gapsOf(groups, String(collision.active.id)).map(placeKey))),
      autoScroll: { canScroll: (element) => element !== document.scrollingElement },
      accessibility: {
        // one region of ours speaks for every way to move
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: labels.moveHelp },
      },
      onDragStart: ({ active }) => {
        const id = String(active.id);
        const place = homeOf(groups, id);
        if (!place) return;
        setDragged({ id, place });
        onDraggingChange(true);
        announce(labels.pickedUp(textOf({ id, place })));
      },
      onDragOver: ({ over }) => {
        const place = dragged && findPlace(dragged.id, over?.id.toString());
        if (!place || placeKey(place) === placeKey(dragged.place)) return;
        setDragged({ id: dragged.id, place });
        announce(labels.movedTo(textOf({ id: dragged.id, place })));
      },
      onDragEnd: ({ active, over }) => {
        const id = String(active.id);
        const place = findPlace(id, over?.id.toString());
        if (place) {
          announce(labels.dropped(textOf({ id, place })));
          onPut(id, place);
        }
        stop();
      },
      onDragCancel: () => {
        if (dragged) announce(labels.putBack(textOf(dragged).title));
        stop();
      },
    },
  };
}

/** A gap is the top edge of its droppable: the nearest one to the pointer, or to what the keyboard moved. */
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

function toNextPlace(
  next: (id: string, key: string | undefined, steps: number) => Place | undefined,
): KeyboardCoordinateGetter {
  return (event, { active, currentCoordinates, context }) => {
    const steps = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (steps === 0) return undefined;
    event.preventDefault();
    const place = next(String(active), context.over?.id.toString(), steps);
    const rect = place && context.droppableRects.get(placeKey(place));
    return rect && { x: currentCoordinates.x, y: rect.top };
  };
}
