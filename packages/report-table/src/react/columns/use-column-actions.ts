import {
  applyColumnState,
  moveColumn,
  pinColumn,
  resizeColumn,
  setColumnHidden,
  type PinSide,
} from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { nextSort, type SortDirection } from '../../core/sort/report-sort';
import type { ReportTableModel } from '../model';
import { baseIdOf } from './movable-column';

/**
 * User actions on a column, for header, keyboard and menu alike. Compared columns are hidden, moved and pinned as one. The narrow layout
 * has its own order, so `moveBy` has no effect there.
 */
export interface ColumnActions {
  toggleSort: (column: ReportColumn) => void;
  sort: (column: ReportColumn, direction: SortDirection | null) => void;
  pin: (column: ReportColumn, side: PinSide) => void;
  hide: (column: ReportColumn) => void;
  /** Restores the width that fits the content. */
  resetWidth: (column: ReportColumn) => void;
  /** Moves past its neighbour, which may be pinned; false if it has none, or the layout decides the order. */
  moveBy: (column: ReportColumn, places: 1 | -1) => boolean;
  /** Moves before the column with an id, see `baseIdOf`; last for null. */
  moveBefore: (column: ReportColumn, id: string | null) => void;
  /** Restores the columns as sent by the server. */
  reset: () => void;
}

export function useColumnActions(model: ReportTableModel<object>): ColumnActions {
  const { givenColumns, columnState, setColumnState, isNarrow, sort, setSort } = model;
  const moveBefore = (column: ReportColumn, before: string | null) =>
    setColumnState(
      moveColumn(givenColumns, columnState, { id: baseIdOf(column), before, isAmongShown: true }),
    );
  return {
    toggleSort: ({ sortKey }) => setSort(nextSort(sort, sortKey)),
    sort: ({ sortKey }, direction) => setSort(direction && { dataKey: sortKey, direction }),
    pin: (column, side) => setColumnState(pinColumn(columnState, baseIdOf(column), side)),
    hide: (column) => setColumnState(setColumnHidden(columnState, baseIdOf(column), true)),
    resetWidth: (column) => setColumnState(resizeColumn(columnState, column.id, null)),
    moveBy: (column, places) => {
      const ids = applyColumnState(givenColumns, columnState).map(({ id }) => id);
      const at = ids.indexOf(baseIdOf(column));
      const to = at + places;
      if (isNarrow || at < 0 || to < 0 || to >= ids.length) return false;
      moveBefore(column, (places === 1 ? ids[to + 1] : ids[to]) ?? null);
      return true;
    },
    moveBefore,
    reset: () => setColumnState({}),
  };
}
