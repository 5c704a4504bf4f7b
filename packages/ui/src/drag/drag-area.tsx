import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Drag } from './use-drag';
import { DropTargetContext } from './use-drop-target';

export interface DragAreaProps {
  drag: Drag;
  /** What follows the pointer vertically, such as a `DragPreview`; absent if the item itself does. */
  preview?: (id: string) => ReactNode;
  /** Elements with `useDragItem` and `useDropTarget`. */
  children: ReactNode;
}

/** The area within which items are dragged, with its announcements. */
export function DragArea({ drag, preview, children }: DragAreaProps) {
  const { draggedId, targetId, message, contextProps } = drag;
  return (
    <DndContext {...contextProps}>
      <DropTargetContext value={targetId}>{children}</DropTargetContext>
      {message !== undefined && (
        <div role="status" className="sr-only">
          {message}
        </div>
      )}
      {preview &&
        typeof document !== 'undefined' &&
        // fixed to the page, unlike a panel around the area
        createPortal(
          <DragOverlay
            dropAnimation={null}
            transition="none"
            modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
            style={{ zIndex: 'var(--meridian-z-toast)' }}
          >
            {draggedId !== null && preview(draggedId)}
          </DragOverlay>,
          document.body,
        )}
    </DndContext>
  );
}
