import {
  arrangeColumns,
  fullOrder,
  hiddenColumns,
  type ArrangedColumn,
  type ColumnState,
} from './column-state';
import type { ReportColumn } from './columns';

/** The slices of a TanStack table's state that arrange columns. */
export interface ColumnSlices {
  columnOrder: string[];
  columnVisibility: Record<string, boolean>;
  columnPinning: { start: string[]; end: string[] };
  columnSizing: Record<string, number>;
}

/** The slices by which a TanStack table arranges columns like `arrangeColumns`: they name every column. */
export function columnSlices(
  columns: readonly ReportColumn[],
  state: ColumnState,
  arranged: readonly ArrangedColumn[] = arrangeColumns(columns, state),
): ColumnSlices {
  const idsOn = (side: ReportColumn['pinned']) =>
    arranged.filter(({ pinned }) => pinned === side).map(({ id }) => id);
  return {
    columnOrder: fullOrder(columns, state),
    columnVisibility: {
      ...state.columnVisibility,
      ...Object.fromEntries(arranged.map(({ id, isHidden }) => [id, !isHidden] as const)),
    },
    columnPinning: { start: idsOn('left'), end: idsOn('right') },
    columnSizing: state.columnSizing ?? {},
  };
}

/**
 * The state after a TanStack table changed some of its slices.
 *
 * Errors: none. Pins of currently unknown columns stay unchanged.
 */
export function withSlices(
  columns: readonly ReportColumn[],
  state: ColumnState,
  { columnVisibility, columnPinning, ...slices }: Partial<ColumnSlices>,
): ColumnState {
  const hidden = columnVisibility && hiddenColumns({ columnVisibility });
  return {
    ...state,
    ...slices,
    ...(hidden && { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false] as const)) }),
    ...(columnPinning && { columnPinning: pinsOf(columns, state, columnPinning) }),
  };
}

function pinsOf(
  columns: readonly ReportColumn[],
  { columnPinning: previous }: ColumnState,
  { start, end }: ColumnSlices['columnPinning'],
) {
  const known = new Set(columns.map(({ id }) => id));
  const unknownOf = (ids: readonly string[] = []) => ids.filter((id) => !known.has(id));
  const pinned = new Set([...start, ...end]);
  const released = columns.filter((column) => column.pinned && !pinned.has(column.id));
  const none = [...released.map(({ id }) => id), ...unknownOf(previous?.none)];
  return {
    start: [...new Set([...start, ...unknownOf(previous?.start)])],
    end: [...new Set([...end, ...unknownOf(previous?.end)])],
    ...(none.length > 0 && { none }),
  };
}
