import { useCallback, useImperativeHandle, useRef, type Ref, type RefCallback } from 'react';
import type { ReportTableModel, RowId } from '../model';
import type { GridHandle, ReportTableHandle } from './table-handle';

export interface TableHandleInput {
  ref: Ref<ReportTableHandle> | undefined;
  model: ReportTableModel<object>;
  rowId: RowId<object> | undefined;
}

/**
 * Gives the host its handle. The grid is rendered after the table was measured: earlier calls of the host, such as in its first effect,
 * run then.
 *
 * Shape:  returns the ref of the grid.
 */
export function useTableHandle({ ref, model, rowId }: TableHandleInput): RefCallback<GridHandle> {
  const grid = useRef<GridHandle | null>(null);
  const waiting = useRef<((grid: GridHandle) => void)[]>([]);
  const { rowAt, rowCount, columns } = model;

  useImperativeHandle(ref, () => {
    const run = (action: (grid: GridHandle) => void) => {
      if (grid.current) action(grid.current);
      else waiting.current.push(action);
    };
    const positionOf = (row: string | number): number | null => {
      if (typeof row === 'number') {
        return Number.isInteger(row) && row >= 0 && row < rowCount ? row : null;
      }
      for (let position = 0; position < rowCount; position += 1) {
        const each = rowAt(position);
        if (each && rowId?.(each) === row) return position;
      }
      return null;
    };
    return {
      scrollToRow: (row) => {
        const position = positionOf(row);
        if (position === null) return false;
        run((drawn) => drawn.scrollToRow(position));
        return true;
      },
      focusCell: (row, columnId) => {
        const position = positionOf(row);
        if (position === null || !columns.some(({ id }) => id === columnId)) return false;
        run((drawn) => drawn.focusCell(position, columnId));
        return true;
      },
      columns: () => columns,
      copy: async (rows) =>
        grid.current
          ? grid.current.copy(rows?.map(positionOf).filter((position) => position !== null))
          : false,
    };
  }, [rowAt, rowCount, columns, rowId]);

  return useCallback((drawn: GridHandle | null) => {
    grid.current = drawn;
    if (!drawn) return;
    for (const action of waiting.current.splice(0)) action(drawn);
  }, []);
}
