import { memo } from 'react';
import type { ReportRow } from '../../core/cell-value';
import { CellContent } from './cell-content';
import type { TableView } from './view';

export interface TableRowProps {
  row: ReportRow;
  /** Among the rows of the page, from 0. */
  position: number;
  /** Among all rows of the result, heads included, from 1. */
  ariaRowIndex: number;
  view: TableView;
}

/** One row, where its position puts it. */
export const TableRow = memo(function TableRow({ row, position, ariaRowIndex, view }: TableRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      className="absolute inset-x-0 top-0 grid h-row grid-cols-(--columns) border-b border-line-1 bg-surface transition-colors hover:bg-hover"
      style={{ transform: `translateY(calc(var(--row-h) * ${position}))` }}
    >
      {view.columns.map((column) => (
        <div
          key={column.id}
          role={column.dataKey === view.leadKey ? 'rowheader' : 'cell'}
          className={`flex min-w-0 items-center ${column.className}`}
          style={column.style}
        >
          <CellContent row={row} position={position} column={column} view={view} />
        </div>
      ))}
    </div>
  );
});
