import type { GridColumn } from '../columns/grid-column';

/** A column that can be dragged by its header. */
export interface MovableColumn extends GridColumn {
  /** Adjacent columns with the same `moveId` move as one; null for a column that cannot move. */
  moveId: string | null;
  /** Moves only among the columns of its side. */
  isLocked: boolean;
  /** Text that follows the pointer while the column is dragged. */
  dragTitle: string;
}

/** The `moveId` of each column, or group of columns, that can be moved, in their order. */
export function movableIds(columns: readonly Pick<MovableColumn, 'moveId'>[]): string[] {
  return [...new Set(columns.map(({ moveId }) => moveId))].filter((id) => id !== null);
}
