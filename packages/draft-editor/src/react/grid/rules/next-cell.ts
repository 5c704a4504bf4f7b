import type { CellPosition } from '@meridian/ui/grid';

/**
 * The cell that Tab moves to, as in a spreadsheet: the next one of the row, then the first one of the next row; null after the last cell
 * and before the first one, where Tab leaves the grid.
 *
 * @param columns indexes of the columns at which Tab stops, ascending
 */
export function tabCell(
  from: CellPosition,
  step: 1 | -1,
  { rowCount, columns }: { rowCount: number; columns: readonly number[] },
): CellPosition | null {
  const inRow =
    step === 1
      ? columns.find((column) => column > from.column)
      : columns.findLast((column) => column < from.column);
  if (inRow !== undefined) return { row: from.row, column: inRow };
  const row = from.row + step;
  const column = step === 1 ? columns[0] : columns.at(-1);
  return column === undefined || row < 0 || row >= rowCount ? null : { row, column };
}
