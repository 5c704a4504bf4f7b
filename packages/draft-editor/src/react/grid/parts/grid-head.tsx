import { GridCheckbox } from '@meridian/ui/grid';
import type { ReactElement, Ref } from 'react';
import type { GridLabels } from '../labels';
import type { PlacedGridColumn } from '../placed-columns';
import { editableCellClass } from './cell-style';

export interface GridHeadProps {
  ref: Ref<HTMLDivElement>;
  /** Those that are drawn. */
  columns: readonly PlacedGridColumn[];
  /** Index of the active column while a head is active, else -1. */
  activeColumn: number;
  /** Which rows have a tick. */
  ticked: boolean | 'some';
  gridId: string;
  labels: GridLabels;
}

/** The row of heads, which stays at the top. */
export function GridHead({
  ref,
  columns,
  activeColumn,
  ticked,
  gridId,
  labels,
}: GridHeadProps): ReactElement {
  return (
    <div ref={ref} role="rowgroup" className="sticky top-0 z-pinned text-12 text-fg-3">
      <div role="row" aria-rowindex={1} className="grid h-9 grid-cols-(--columns) bg-sunken font-medium">
        {columns.map(({ id, index, part, data, style, ariaColIndex, pinned, isRight }) => {
          const isActive = index === activeColumn;
          return (
            <div
              key={id}
              id={isActive ? `${gridId}-active` : undefined}
              role="columnheader"
              data-column={data ? id : undefined}
              aria-colindex={ariaColIndex}
              className={editableCellClass({
                isPinned: pinned !== null,
                isActive,
                isInRange: false,
                isRight,
              })}
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
            </div>
          );
        })}
      </div>
    </div>
  );
}
