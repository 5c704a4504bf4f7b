import { cn } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface PlainTableProps {
  /** Names the table. Already translated. */
  caption: string;
  /** The `TableHead` cells. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
  className?: string;
}

/** A table of a few dozen rows that all have their place; scrolls sideways where it is too wide. */
export function PlainTable({ caption, head, children, className }: PlainTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto border-t border-line-2 focus-ring -outline-offset-2!"
    >
      <table className={cn('w-full border-separate border-spacing-0 text-cell tabular-nums', className)}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
