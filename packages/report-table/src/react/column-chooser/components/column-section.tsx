import { DropIndicator, useDropTarget } from '@meridian/ui/drag';
import { useId, type ReactNode } from 'react';
import type { PinSide } from '../../../core/columns/column-state';
import { slotKey } from '../column-slots';

export interface ColumnSectionProps {
  side: PinSide;
  heading: string;
  /** Rows. */
  children: ReactNode;
}

/** The columns of one pin under their heading. */
export function ColumnSection({ side, heading, children }: ColumnSectionProps) {
  const headingId = useId();
  const { ref, isTarget } = useDropTarget(slotKey({ side, before: null }));
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="px-3 pt-2 pb-1 text-12 font-normal text-fg-3">
        {heading}
      </h2>
      <ul>{children}</ul>
      <div ref={ref} className="relative mx-1">
        {isTarget && <DropIndicator className="inset-x-2" />}
      </div>
    </section>
  );
}
