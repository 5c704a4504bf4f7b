import type { CellPosition } from './cell-position';

/** Relation of the elements of a grid to cell positions. */
export interface GridCoordinates {
  /** Number of rows above the first one, including those without active cells. */
  headRows: number;
  /** `aria-rowindex` of the first row below the header rows. */
  firstAriaIndex: number;
  /** Rendered columns, in the order of a row's children; `index` is their position among all columns. */
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
