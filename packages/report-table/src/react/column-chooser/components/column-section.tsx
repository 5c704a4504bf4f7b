import { useDroppable } from '@dnd-kit/core';
import { useId, type ReactNode } from 'react';
import type { PinSide } from '../../../core/columns/column-state';
import { slotKey } from '../column-slots';
import { ColumnDropIndicator } from './column-drop-indicator';

export interface ColumnSectionProps {
  side: PinSide;
  heading: string;
  /** Whether the dragged column would be dropped at its end. */
  isEndTarget: boolean;
  /** Rows. */
  children: ReactNode;
}

/** The columns of one pin under their heading. */
export function ColumnSection({ side, heading, isEndTarget, children }: ColumnSectionProps) {
  const headingId = useId();
  const { setNodeRef } = useDroppable({ id: slotKey({ side, before: null }) });
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="px-3 pt-2 pb-1 text-12 font-normal text-fg-3">
        {heading}
      </h2>
      <ul>{children}</ul>
      <div ref={setNodeRef} className="relative mx-1">
        {isEndTarget && <ColumnDropIndicator />}
      </div>
    </section>
  );
}
