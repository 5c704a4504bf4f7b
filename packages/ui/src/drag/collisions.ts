import { closestCenter, pointerWithin, type CollisionDetection } from '@dnd-kit/core';

/**
 * How a drop target is found: `gap`: the nearest upper edge of a droppable; `row`: the droppable at the pointer; `item`: the droppable
 * whose centre is nearest to that of the dragged item.
 */
export type DropDetection = 'gap' | 'item' | 'row';

const detections: Record<DropDetection, CollisionDetection> = {
  gap: nearestGap,
  item: closestCenter,
  row: pointerWithin,
};

/** Finds a drop target among those of the dragged item. */
export function collisionAmong(
  detect: DropDetection,
  idsOf: (id: string) => readonly string[],
): CollisionDetection {
  return (collision) => {
    const ids = new Set(idsOf(String(collision.active.id)));
    return detections[detect]({
      ...collision,
      droppableContainers: collision.droppableContainers.filter(({ id }) => ids.has(String(id))),
    });
  };
}

/** The nearest one to the pointer, or to the element moved by keyboard. */
function nearestGap({
  droppableContainers,
  droppableRects,
  collisionRect,
  pointerCoordinates,
}: Parameters<CollisionDetection>[0]): ReturnType<CollisionDetection> {
  const top = pointerCoordinates?.y ?? collisionRect.top;
  const distanceOf = (id: string | number) =>
    Math.abs((droppableRects.get(id)?.top ?? Number.POSITIVE_INFINITY) - top);
  return droppableContainers
    .map(({ id }) => ({ id }))
    .sort((one, other) => distanceOf(one.id) - distanceOf(other.id))
    .slice(0, 1);
}
