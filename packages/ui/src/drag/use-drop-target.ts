import { useDroppable } from '@dnd-kit/core';
import { createContext, use } from 'react';

/** Id of the drop target of the dragged item; null where it would not move. */
export const DropTargetContext = createContext<string | null>(null);

/** A drop target within its `DragArea`. `isTarget`: the dragged item would move there. */
export function useDropTarget(id: string): { ref: (element: HTMLElement | null) => void; isTarget: boolean } {
  const { setNodeRef } = useDroppable({ id });
  return { ref: setNodeRef, isTarget: use(DropTargetContext) === id };
}
