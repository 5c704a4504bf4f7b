import {
  closestCenter,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
} from '@dnd-kit/core';
import { moveByDrop } from './move-by-drop';
import type { TagMove, TagsBarItem } from './tag';
import { TagMouseSensor } from './tag-mouse-sensor';

const silent = () => undefined;

/**
 * Dragging of tags by mouse or pen, for the `DndContext` around them. A finger scrolls the strip. Pinned tags change places only with
 * pinned tags, others only with others.
 */
export function useTagSorting(
  tags: readonly TagsBarItem[],
  onMove: (move: TagMove) => void,
): Omit<DndContextProps, 'children'> {
  // a press that does not move is a click
  const sensors = useSensors(useSensor(TagMouseSensor, { activationConstraint: { distance: 4 } }));
  const isClosable = (id: string | number) => tags.find(({ key }) => key === id)?.isClosable;
  const amongOwnKind: CollisionDetection = (args) =>
    closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(
        ({ id }) => isClosable(id) === isClosable(args.active.id),
      ),
    });
  return {
    sensors,
    collisionDetection: amongOwnKind,
    // the strip, never the page
    autoScroll: { canScroll: (element) => element !== document.scrollingElement },
    // the host announces every move, including those by keyboard
    accessibility: {
      // a server has no document, and renders nothing into it
      ...(typeof document === 'undefined' ? {} : { container: document.body }),
      announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
    },
    onDragEnd: ({ active, over }) => {
      const move = over && moveByDrop(tags, { key: String(active.id), over: String(over.id) });
      if (move) onMove(move);
    },
  };
}
