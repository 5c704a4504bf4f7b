import type { AccountSort } from '@meridian/api-client/contract';
import { nextSort, type ReportSort } from '@meridian/report-table/core';
import { cn } from '@meridian/ui';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { TableHead } from '../../../lib/lists/table-head';

export interface SortHeadProps {
  sortKey: AccountSort;
  sort: ReportSort;
  onSort: (sort: ReportSort) => void;
  isNumeric?: boolean;
  className?: string;
  children: ReactNode;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUpIcon, desc: ArrowDownIcon } as const;

/** The head of a column that sorts: ascending, descending, and the default order again. */
export function SortHead({ sortKey, sort, onSort, isNumeric = false, className, children }: SortHeadProps) {
  const direction = sort?.dataKey === sortKey ? sort.direction : null;
  const Icon = direction ? icons[direction] : ChevronsUpDownIcon;
  return (
    <TableHead
      isNumeric={isNumeric}
      aria-sort={direction ? ariaSort[direction] : 'none'}
      className={cn(direction && 'text-accent-fg', className)}
    >
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, sortKey))}
        className="inline-flex h-full min-h-6 items-center gap-1 rounded-xs font-medium focus-ring hover:text-fg-1"
      >
        <Icon aria-hidden className={cn('size-3.25', !direction && 'opacity-50')} />
        {children}
      </button>
    </TableHead>
  );
}
