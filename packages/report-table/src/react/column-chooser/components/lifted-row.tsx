import { cn } from '@meridian/ui';
import { GripVerticalIcon } from '@meridian/ui/icons';
import type { ArrangedColumn } from '../../../core/columns/column-state';
import { rowStyle } from './row-style';

/** A row while it is dragged: lifted and tilted, no wider than its name, so that the line below it stays visible. */
export function LiftedRow({ column }: { column: ArrangedColumn }) {
  return (
    <div
      data-scope-ui=""
      data-elevated=""
      className={cn(
        rowStyle,
        'w-fit max-w-full min-w-32 translate-x-1 translate-y-3 rotate-[0.5deg] cursor-grabbing border border-accent bg-overlay shadow-pop',
      )}
    >
      <GripVerticalIcon className="size-3.5 text-fg-3" />
      <span className="truncate">{column.title}</span>
    </div>
  );
}
