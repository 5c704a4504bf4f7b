import type { CellPosition } from './cell-position';

/** How the elements of a grid relate to positions of cells. */
export interface GridCoordinates {
  /** Number of rows above the first one, with those that no cell can be active in. */
  headRows: number;
  /** `aria-rowindex` of the first row below the heads. */
  firstAriaIndex: number;
  /** Drawn columns, in the order of a row's children; `index` is their position among all columns. */
  columns: readonly { index: number }[];
}

/**
 * The cell that contains an element; null for anything else. Rows have the role row and an `aria-rowindex`; their
 * children are their cells.
 */
export function locateCell(
  target: EventTarget | null,
  { headRows, firstAriaIndex, columns }: GridCoordinates,
): CellPosition | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest('[role=row]');
  const at = [...(row?.children ?? [])].findIndex((cell) => cell.contains(target));
  const column = columns[at];
  if (!row || !column) return null;
  const index = Number(row.getAttribute('aria-rowindex'));
  return {
    row: index <= headRows ? index - headRows - 1 : index - firstAriaIndex,
    column: column.index,
  };
}
