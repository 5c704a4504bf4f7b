import { memo } from 'react';
import { bodyCell } from './body-cell';
import type { PlacedColumn } from './placement';
import type { RowMarks, TableView } from './view';

export interface BodyRowProps extends RowMarks {
  /** Undefined if it is not loaded. */
  row: object | undefined;
  /** CSS pixels from the first row; null if the page layout stacks the rows. */
  top: number | null;
  /** Among all rows of the result, headers included, from 1. */
  ariaRowIndex: number;
  /** The rendered columns. */
  columns: readonly PlacedColumn[];
  view: TableView;
}

/** One row at its position. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, top, ariaRowIndex, columns, view, ...marks } = props;
  const { isSelected } = marks;
  const ownClass = row && view.getRowClassName?.(row);
  return (
    <div
      role="row"
      {...(row && view.rowAttributes?.(row))}
      aria-rowindex={ariaRowIndex}
      aria-selected={isSelected}
      aria-busy={!row || undefined}
      className={`${rowClass} ${top === null ? 'relative' : 'absolute inset-x-0 top-0'} ${view.hasAutoHeight ? 'min-h-row' : fixedClass} ${row && view.isClickable ? 'cursor-pointer' : ''} ${isSelected ? 'bg-accent-bg' : ownClass ? yieldingClass : 'bg-surface hover:bg-hover'} ${ownClass ?? ''}`}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
    >
      {columns.map((column) => bodyCell({ row, column, view, marks }))}
    </div>
  );
});

const rowClass =
  'group/row grid grid-cols-(--columns) leading-[calc(var(--meridian-row-height)-1px)] contain-layout contain-style';

/** The background of a row with a host's class, which takes precedence. Pinned cells inherit it. */
const yieldingClass = '[:where(&)]:bg-surface';

/** Content that is too high for a row is clipped, and neither makes its cells higher nor covers another row. */
const fixedClass = 'h-row grid-rows-1 contain-paint';
