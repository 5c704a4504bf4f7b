import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '@meridian/ui/icons';
import type { ReportSort } from '../../core/sort';
import type { PlacedColumn } from './placement';

export interface HeadRowProps {
  columns: readonly PlacedColumn[];
  sort: ReportSort;
  onToggleSort: (dataKey: string) => void;
}

/** Titles with their units; those that sort are buttons. */
export function HeadRow({ columns, sort, onToggleSort }: HeadRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="grid h-head grid-cols-(--columns) border-b border-line-2 bg-sunken text-12 text-fg-3"
    >
      {columns.map((column) => {
        const direction = sort?.dataKey === column.dataKey ? sort.direction : null;
        const title = <HeadTitle column={column} />;
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-sort={column.isSortable ? ariaSort[direction ?? 'none'] : undefined}
            aria-colindex={column.ariaColIndex}
            className={`flex min-w-0 items-center font-medium ${column.isFigure ? 'justify-end' : ''} ${column.className} ${direction ? 'text-accent-fg' : ''}`}
            style={column.style}
          >
            {column.isSortable ? (
              <button
                type="button"
                className="flex h-full min-w-6 items-center gap-1 font-medium whitespace-nowrap outline-focus hover:text-fg-1 focus-visible:outline-2 focus-visible:-outline-offset-2"
                onClick={() => onToggleSort(column.dataKey)}
              >
                <SortIcon direction={direction} />
                {title}
              </button>
            ) : (
              <span className="truncate">{title}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** Left of the title in every column, so that titles stay flush with their figures. */
function SortIcon({ direction }: { direction: 'asc' | 'desc' | null }) {
  const className = 'size-[13px] flex-none';
  if (direction === 'asc') return <ArrowUpIcon aria-hidden className={className} />;
  if (direction === 'desc') return <ArrowDownIcon aria-hidden className={className} />;
  return <ChevronsUpDownIcon aria-hidden className={`${className} opacity-50`} />;
}

function HeadTitle({ column }: { column: PlacedColumn }) {
  if (column.unitDesc === '') return column.title;
  return (
    <span>
      {column.title} <span className="font-normal">{column.unitDesc}</span>
    </span>
  );
}
