import { useDroppable } from '@dnd-kit/core';
import { DropLine } from './drop-line';
import { endId } from './use-field-drag';

/** The place after the last field. */
export function EndGap({ isTarget }: { isTarget: boolean }) {
  const { setNodeRef } = useDroppable({ id: endId });
  return (
    <div ref={setNodeRef} className="relative mx-3">
      {isTarget && <DropLine />}
    </div>
  );
}
