import { useDroppable } from '@dnd-kit/core';
import { DropIndicator } from './drop-indicator';
import { endTargetId } from './use-field-drag';

/** The drop target after the last field. */
export function EndDropTarget({ isTarget }: { isTarget: boolean }) {
  const { setNodeRef } = useDroppable({ id: endTargetId });
  return (
    <div ref={setNodeRef} className="relative mx-3">
      {isTarget && <DropIndicator />}
    </div>
  );
}
