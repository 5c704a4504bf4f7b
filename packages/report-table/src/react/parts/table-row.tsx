import { memo } from 'react';
import type { ReportRow } from '../../core/cell-value';
import { BodyCell } from './body-cell';
import type { PlacedColumn } from './placement';
import type { TableView } from './view';

export interface TableRowProps {
  row: ReportRow;
  /** Among the rows of the page, from 0. */
  position: number;
  /** CSS pixels from the first row. */
  top: number;
  /** Among all rows of the result, heads included, from 1. */
  ariaRowIndex: number;
  /** Those that are drawn. */
  columns: readonly PlacedColumn[];
  view: TableView;
}

/** One row, where its position puts it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, position, top, ariaRowIndex, columns, view } = props;
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      className="absolute inset-x-0 top-0 grid h-row grid-cols-(--columns) border-b border-line-1 bg-surface leading-[calc(var(--row-h)-1px)] contain-layout contain-style hover:bg-hover"
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column) => (
        <BodyCell key={column.id} row={row} position={position} column={column} view={view} />
      ))}
    </div>
  );
});
