import { useDraggable } from '@dnd-kit/core';
import type { DOMAttributes } from 'react';

export interface DragItem {
  /** The element that is dragged. */
  ref: (element: HTMLElement | null) => void;
  /** The element that takes the focus, for an area with `start: 'handle'`. */
  handleRef: (element: HTMLElement | null) => void;
  /** Events of the handle, or of the item itself. */
  listeners: Pick<DOMAttributes<HTMLElement>, 'onKeyDown' | 'onMouseDown' | 'onPointerDown' | 'onTouchStart'>;
  /** Id of the keyboard instructions, for the handle. */
  describedBy: string;
  isDragging: boolean;
}

/** An item that can be dragged within its `DragArea`. */
export function useDragItem(id: string, { isDisabled = false } = {}): DragItem {
  const draggable = useDraggable({ id, disabled: isDisabled });
  return {
    ref: draggable.setNodeRef,
    handleRef: draggable.setActivatorNodeRef,
    listeners: draggable.listeners ?? {},
    describedBy: draggable.attributes['aria-describedby'],
    isDragging: draggable.isDragging,
  };
}
