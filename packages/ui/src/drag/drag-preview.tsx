import type { ReactNode } from 'react';
import { GripVerticalIcon } from '../icons';

/** An item while it is dragged: lifted and tilted, no wider than its name, so that the line below it stays visible. */
export function DragPreview({ children }: { children: ReactNode }) {
  return (
    <div
      data-scope-ui=""
      data-elevated=""
      className="flex min-h-[calc(var(--meridian-menu-item-height)-2px)] w-fit max-w-full min-w-32 translate-x-1 translate-y-3 rotate-[0.5deg] cursor-grabbing items-center gap-2.5 rounded-sm border border-accent bg-overlay px-2 text-ctl text-fg-1 shadow-pop"
    >
      <GripVerticalIcon className="size-3.5 text-fg-3" />
      <span className="truncate">{children}</span>
    </div>
  );
}
