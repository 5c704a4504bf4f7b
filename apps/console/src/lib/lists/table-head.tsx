import { cn } from '@meridian/ui';
import type { ComponentProps } from 'react';

export interface TableHeadProps extends ComponentProps<'th'> {
  /** Of a column of numbers: aligned to the right. */
  isNumeric?: boolean;
}

/** The header cell of a column. */
export function TableHead({ isNumeric = false, className, ...props }: TableHeadProps) {
  return (
    <th
      scope="col"
      {...props}
      className={cn(
        'h-head border-b border-line-2 bg-sunken px-cell text-12 font-medium whitespace-nowrap text-fg-3 first:pl-page last:pr-page max-desktop:first:pl-4 max-desktop:last:pr-4',
        isNumeric ? 'text-right close-signs' : 'text-left',
        className,
      )}
    />
  );
}
