import {
  closestCenter,
  MouseSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
} from '@dnd-kit/core';
import { moveByDrop } from './move-by-drop';
import type { TagMove, TagsBarItem } from './tag';

const silent = () => undefined;

/**
 * Dragging of tags by mouse or pen, for the `DndContext` around them. A finger scrolls the strip. Pinned tags and others
 * change places among their own kind only.
 */
export function useTagSorting(
  tags: readonly TagsBarItem[],
  onMove: (move: TagMove) => void,
): Omit<DndContextProps, 'children'> {
  // a press that does not move is a click
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 4 } }));
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
    // the host announces every move, also those by keyboard
    accessibility: {
      // a server has no document, and renders nothing into it
      ...(typeof document === 'undefined' ? {} : { container: document.body }),
      announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
    },
    onDragStart: preventClick,
    onDragEnd: ({ active, over }) => {
      const move = over && moveByDrop(tags, { key: String(active.id), over: String(over.id) });
      if (move) onMove(move);
    },
  };
}

/** Letting go of a dragged link is a click, too: it must not open the page. */
function preventClick(): void {
  const end = new AbortController();
  addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: end.signal });
  // the click follows at once
  addEventListener('mouseup', () => setTimeout(() => end.abort()), { capture: true, once: true });
}
