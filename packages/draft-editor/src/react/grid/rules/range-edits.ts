import type { CellRange } from '@meridian/ui/grid';
import type { CellEdit, EditableColumn, GridValue } from '../types';
import { isSameValue, parseCellText } from './cell-text';

/** The cells of a grid by position. */
export interface GridCells {
  keyAt: (position: number) => string;
  /** By index of the column; null for a column that the grid adds. */
  columns: readonly { data: EditableColumn | null }[];
  getValue: (rowKey: string, columnId: string) => GridValue;
  /** Rows that no edit changes. */
  isRemoved: (rowKey: string) => boolean;
}

/** Steps that result in edits, one per cell: a range may have all cells of 100,000 rows. */
export type RangeEdits = Generator<void, CellEdit[]>;

/** Edits that clear a range. Cells that cannot be empty, such as those with options, stay unchanged. */
export function clearRange(range: CellRange, cells: GridCells): RangeEdits {
  return fillText(range, cells, '');
}

/** Edits that give every cell of a range one text. Cells for which it is invalid stay unchanged. */
export function fillText(range: CellRange, cells: GridCells, text: string): RangeEdits {
  return editRange(range, cells, (column) => {
    const { value, error } = parseCellText(column, text);
    return error === null ? { value } : null;
  });
}

/** Edits that repeat the first row of a range in its other rows; for a range of one row, the row above. */
export function fillDown({ fromRow, ...range }: CellRange, cells: GridCells): RangeEdits {
  let source = range.toRow === fromRow ? fromRow - 1 : fromRow;
  const step = range.toRow === fromRow ? -1 : 1;
  while (source > 0 && source < range.toRow && cells.isRemoved(cells.keyAt(source))) source += step;
  const sourceKey = cells.keyAt(Math.max(0, source));
  return editRange({ ...range, fromRow: Math.max(fromRow, source + 1) }, cells, ({ id }) => ({
    value: cells.getValue(sourceKey, id),
  }));
}

function* editRange(
  { fromRow, toRow, fromColumn, toColumn }: CellRange,
  { keyAt, columns, getValue, isRemoved }: GridCells,
  next: (column: EditableColumn) => { value: GridValue } | null,
): RangeEdits {
  const edits: CellEdit[] = [];
  for (const { data } of columns.slice(fromColumn, toColumn + 1)) {
    const to = data && !data.isReadonly ? next(data) : null;
    if (!data || !to) continue;
    for (let position = fromRow; position <= toRow; position += 1) {
      yield;
      const rowKey = keyAt(position);
      if (!isRemoved(rowKey) && !isSameValue(getValue(rowKey, data.id), to.value))
        edits.push({ rowKey, columnId: data.id, value: to.value });
    }
  }
  return edits;
}
