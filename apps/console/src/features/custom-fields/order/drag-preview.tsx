import { GripVerticalIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';

/** A field while it is dragged: raised and tilted, so that the line below it is visible. */
export function DragPreview({ children }: { children: ReactNode }) {
  return (
    <div
      data-scope-ui=""
      data-elevated=""
      className="mx-3 flex h-8.5 translate-x-0.75 translate-y-2 rotate-[0.5deg] cursor-grabbing items-center gap-2 rounded-sm border border-accent bg-overlay pr-2 pl-1.5 text-13 text-fg-1 shadow-pop"
    >
      <GripVerticalIcon className="size-3.5 text-fg-3" />
      <span className="truncate">{children}</span>
    </div>
  );
}
