import {
  closestCenter,
  MouseSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DndContextProps,
} from '@dnd-kit/core';
import { dropTarget, type Tag } from './tags';

const silent = () => undefined;

/**
 * Dragging of tags by mouse or pen, for the `DndContext` around them. A finger scrolls the strip, and the menu moves tags
 * by keyboard. Pinned tags and others change places among their own kind only.
 */
export function useTagSorting(
  tags: readonly Tag[],
  onMove: (move: { path: string; before: string | null }) => void,
): DndContextProps {
  // a press that does not move is a click
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 4 } }));
  const isPinned = (id: string | number) => tags.find(({ path }) => path === id)?.isPinned;
  const amongOwnKind: CollisionDetection = (args) =>
    closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(
        ({ id }) => isPinned(id) === isPinned(args.active.id),
      ),
    });
  return {
    sensors,
    collisionDetection: amongOwnKind,
    // the strip, never the page
    autoScroll: { canScroll: (element) => element !== document.scrollingElement },
    // the bar announces every move itself, also by keyboard
    accessibility: {
      container: document.body,
      announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
    },
    onDragStart: preventClick,
    onDragEnd: ({ active, over }) => {
      const path = String(active.id);
      const target = over && dropTarget(tags, { path, over: String(over.id) });
      if (target) onMove({ path, ...target });
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
