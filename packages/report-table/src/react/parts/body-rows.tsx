import { memo, useEffect } from 'react';
import type { ReportRow } from '../../core/cell-value';
import { slotRows } from '../../core/window';
import { useRowWindow } from '../use-row-window';
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
  /** Rows that came into view; their figures may need wider columns. */
  onDraw: (rows: readonly ReportRow[]) => void;
}

/** The rows in view. A slot keeps its element and gets another row as the table is scrolled. */
export const BodyRows = memo(function BodyRows(props: BodyRowsProps) {
  const { scroller, rowCount, rowHeight, rowAt, firstAriaIndex, view, isFaded, onDraw } = props;
  const drawn = useRowWindow(scroller, { rowCount, rowHeight });
  const { first, size } = drawn;
  useEffect(() => {
    onDraw(
      Array.from({ length: size }, (_, index) => rowAt(first + index)).filter((row) => row !== undefined),
    );
  }, [first, size, rowAt, onDraw]);
  return (
    <div
      role="rowgroup"
      className={`relative ${isFaded ? 'opacity-60' : ''}`}
      style={{ height: `calc(var(--row-h) * ${rowCount})` }}
    >
      {slotRows(drawn).map((position, slot) => {
        const row = rowAt(position);
        return (
          row && (
            <TableRow
              key={slot}
              row={row}
              position={position}
              ariaRowIndex={firstAriaIndex + position}
              view={view}
            />
          )
        );
      })}
    </div>
  );
});
