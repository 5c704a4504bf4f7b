import { cn } from '../lib/cn';
import type { DataTableColumnMeta } from './data-table-features';

/** Outer edges of the first and the last column: at the edge of the page, or like every cell. */
export type TableEdge = 'page' | 'cell';

const hidden = { desktop: 'max-desktop:hidden', wide: 'max-wide:hidden' } as const;
const pinned = { left: 'sticky left-0 z-sticky', right: 'sticky right-0' } as const;
const pageEdge =
  'first:pl-page last:pr-page max-desktop:first:pl-4 max-desktop:[&:not(:has(~_:not([class*=hidden])))]:pr-4';

const commonClasses = ({ pin, hiddenBelow, className }: DataTableColumnMeta, edge: TableEdge) =>
  cn(
    'px-cell',
    edge === 'page' && pageEdge,
    pin && pinned[pin],
    hiddenBelow && hidden[hiddenBelow],
    className,
  );

/** Classes of a header. */
export function headClasses(
  meta: DataTableColumnMeta,
  { edge, isSorted }: { edge: TableEdge; isSorted: boolean },
): string {
  return cn(
    'h-head border-b border-line-2 bg-sunken text-12 font-medium whitespace-nowrap',
    isSorted ? 'text-accent-fg' : 'text-fg-3',
    meta.isNumeric ? 'text-right close-signs' : 'text-left',
    commonClasses(meta, edge),
    meta.headClassName,
  );
}

/** Classes of a cell. */
export function cellClasses(meta: DataTableColumnMeta, { edge }: { edge: TableEdge }): string {
  return cn(
    'h-row border-b border-line-1 group-hover/row:bg-hover',
    meta.isRowHeader && 'font-normal',
    meta.isNumeric ? 'text-right whitespace-nowrap text-fg-1 close-signs' : 'text-left text-fg-2',
    // content that scrolls beneath must not shine through
    meta.pin && 'bg-surface',
    commonClasses(meta, edge),
    meta.cellClassName,
  );
}
