import { cn } from '@meridian/ui';
import { GridCheckbox } from '@meridian/ui/grid';
import { ArrowDownIcon, ArrowUpIcon } from '@meridian/ui/icons';
import type { ReactElement, Ref } from 'react';
import type { GridLabels } from '../labels';
import type { PlacedGridColumn } from '../placed-columns';
import type { GridSort } from '../rules/row-order';
import { editableCellClass } from './cell-style';

export interface GridHeadProps {
  ref: Ref<HTMLDivElement>;
  /** Drawn columns. */
  columns: readonly PlacedGridColumn[];
  /** Index of the active column while a header is active, otherwise -1. */
  activeColumn: number;
  /** Whether all, some or no rows are ticked. */
  ticked: boolean | 'some';
  sort: GridSort | null;
  gridId: string;
  labels: GridLabels;
}

/** The header row, which stays at the top. */
export function GridHead(props: GridHeadProps): ReactElement {
  const { ref, columns, activeColumn, ticked, sort, gridId, labels } = props;
  return (
    <div ref={ref} role="rowgroup" className="sticky top-0 z-pinned text-12 text-fg-3">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-9 grid-cols-(--columns) grid-rows-1 bg-sunken font-medium"
      >
        {columns.map(({ id, index, part, data, style, ariaColIndex, pinned, isRight }) => {
          const isActive = index === activeColumn;
          const direction = data && sort?.columnId === data.id ? sort.direction : null;
          return (
            <div
              key={id}
              id={isActive ? `${gridId}-active` : undefined}
              role="columnheader"
              data-column={data ? id : undefined}
              aria-colindex={ariaColIndex}
              aria-sort={data ? (direction ?? 'none') : undefined}
              className={cn(
                editableCellClass({
                  isPinned: pinned !== null,
                  isActive,
                  isInRange: false,
                  isRight,
                }),
                data && headClass,
              )}
              style={style}
            >
              {part === 'select' && <GridCheckbox state={ticked} label={labels.selectAll} />}
              {part === 'number' && (
                <>
                  <span aria-hidden>#</span>
                  <span className="sr-only">{labels.rowNumber}</span>
                </>
              )}
              {part === 'check' && labels.check}
              {data && <span className="truncate">{data.label}</span>}
              {direction === 'ascending' && <ArrowUpIcon aria-hidden className="size-3.5 flex-none" />}
              {direction === 'descending' && <ArrowDownIcon aria-hidden className="size-3.5 flex-none" />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Clicking sorts; dragging the line at the right edge resizes. */
const headClass =
  'relative cursor-pointer hover:text-fg-1 after:absolute after:inset-y-0 after:right-0 after:w-1.75 ' +
  'after:cursor-col-resize hover:after:border-r-2 hover:after:border-line-3';
