import { cn } from '@meridian/ui';
import type { ComponentProps } from 'react';

export interface TableCellProps extends ComponentProps<'td'> {
  /** A number: aligned to the right. */
  isNumeric?: boolean;
}

/** A cell of a row. */
export function TableCell({ isNumeric = false, className, ...props }: TableCellProps) {
  return (
    <td
      {...props}
      className={cn(
        'h-row border-b border-line-1 px-cell group-hover/row:bg-hover first:pl-page last:pr-page max-desktop:first:pl-4 max-desktop:last:pr-4',
        isNumeric ? 'text-right whitespace-nowrap text-fg-1 close-signs' : 'text-fg-2',
        className,
      )}
    />
  );
}
