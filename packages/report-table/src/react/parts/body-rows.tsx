import { memo, useEffect, useMemo } from 'react';
import type { ReportRow } from '../../core/cell-value';
import { slotRows } from '../../core/window';
import { useTableWindow } from '../use-table-window';
import { TableRow } from './table-row';
import type { TableView } from './view';

export interface BodyRowsProps {
  scroller: HTMLElement | null;
  rowCount: number;
  rowHeight: number;
  rowAt: (position: number) => ReportRow | undefined;
  /** Index for assistive technology of the first row. */
  firstAriaIndex: number;
  view: TableView;
  /** Old rows that are about to be replaced. */
  isFaded: boolean;
  /** Rows that are in view; their figures may need wider columns. */
  onDraw: (rows: readonly ReportRow[]) => void;
}

const restMs = 60;

/** The cells in view. A slot keeps its element and gets another row as the table is scrolled. */
export const BodyRows = memo(function BodyRows(props: BodyRowsProps) {
  const { scroller, rowCount, rowHeight, rowAt, firstAriaIndex, view, isFaded, onDraw } = props;
  const drawn = useTableWindow(scroller, { rowCount, rowHeight, columns: view.columns });
  const { firstRow, rowCount: drawnRows, firstColumn, endColumn } = drawn;
  const columns = useMemo(
    () => view.columns.filter(({ pinned }, index) => pinned || (index >= firstColumn && index < endColumn)),
    [view.columns, firstColumn, endColumn],
  );
  useEffect(() => {
    // once the scrolling rests: measuring costs as much as drawing
    const timer = setTimeout(() => {
      const rows = Array.from({ length: drawnRows }, (_, index) => rowAt(firstRow + index));
      onDraw(rows.filter((row) => row !== undefined));
    }, restMs);
    return () => clearTimeout(timer);
  }, [firstRow, drawnRows, rowAt, onDraw]);
  return (
    <div
      role="rowgroup"
      className={`relative ${isFaded ? 'opacity-60' : ''}`}
      style={{ height: rowHeight * rowCount }}
    >
      {slotRows(drawn).map((position, slot) => {
        const row = rowAt(position);
        return (
          row && (
            <TableRow
              key={slot}
              row={row}
              position={position}
              top={position * rowHeight}
              ariaRowIndex={firstAriaIndex + position}
              columns={columns}
              view={view}
            />
          )
        );
      })}
    </div>
  );
});
