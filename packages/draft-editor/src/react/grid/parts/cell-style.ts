import { cn } from '@meridian/ui';
import type { CellIssue } from '../types';

/** The classes of a cell, in a header or below. */
export function editableCellClass(cell: {
  isPinned: boolean;
  isActive: boolean;
  isInRange: boolean;
  isRight: boolean;
}): string {
  return cn(
    'flex min-w-0 items-center gap-1.5 border-r border-b border-line-1 px-2.5 select-none',
    cell.isRight && 'justify-end text-right',
    cell.isPinned && 'sticky z-sticky',
    cell.isInRange ? 'bg-accent-bg' : 'bg-inherit',
    cell.isActive && 'outline-2 -outline-offset-2 outline-accent',
  );
}

/** Sorts errors before warnings. */
export function issueOrder(a: CellIssue, b: CellIssue): number {
  return Number(a.severity === 'warning') - Number(b.severity === 'warning');
}
