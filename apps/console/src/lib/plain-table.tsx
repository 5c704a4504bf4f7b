import { cn } from '@meridian/ui';
import type { ComponentProps, ReactNode } from 'react';

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

interface CellProps {
  isFigure?: boolean;
}

/** The head of a column. */
export function TableHead({ isFigure = false, className, ...props }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...props}
      className={cn(
        'h-head border-b border-line-2 bg-sunken px-cell text-12 font-medium whitespace-nowrap text-fg-3 first:pl-page last:pr-page max-desktop:first:pl-4 max-desktop:last:pr-4',
        isFigure ? 'text-right close-signs' : 'text-left',
        className,
      )}
    />
  );
}

/** A cell of a row. */
export function TableCell({ isFigure = false, className, ...props }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      {...props}
      className={cn(
        'h-row border-b border-line-1 px-cell group-hover/row:bg-hover first:pl-page last:pr-page max-desktop:first:pl-4 max-desktop:last:pr-4',
        isFigure ? 'text-right whitespace-nowrap text-fg-1 close-signs' : 'text-fg-2',
        className,
      )}
    />
  );
}
