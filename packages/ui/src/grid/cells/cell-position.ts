/**
 * A cell of the grid. Rows and columns count from 0. Header rows are negative: -1 is the row directly above the first one, such as
 * titles or totals.
 */
export interface CellPosition {
  row: number;
  column: number;
}

export interface GridSize {
  /** Rows below the header rows. */
  rowCount: number;
  columnCount: number;
  /** Header rows whose cells can be active. */
  headCount: number;
  /** Rows that fit into the viewport. */
  pageRows: number;
}

export interface KeyStroke {
  key: string;
  /** Control, or Command on a Mac. */
  isControl: boolean;
}

/** The cell that a key moves to, by the ARIA grid pattern; null for keys that move nowhere. */
export function moveCell(
  from: CellPosition,
  { key, isControl }: KeyStroke,
  size: GridSize,
): CellPosition | null {
  const last = { row: size.rowCount - 1, column: size.columnCount - 1 };
  const first = -size.headCount;
  const to = (row: number, column: number): CellPosition => ({
    row: clamp(row, first, Math.max(first, last.row)),
    column: clamp(column, 0, last.column),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isControl ? Math.min(0, from.row - 1) : from.row - 1, from.column);
    case 'ArrowDown':
      return to(isControl ? last.row : from.row + 1, from.column);
    case 'ArrowLeft':
      return to(from.row, isControl ? 0 : from.column - 1);
    case 'ArrowRight':
      return to(from.row, isControl ? last.column : from.column + 1);
    case 'Home':
      return to(isControl ? 0 : from.row, 0);
    case 'End':
      return to(isControl ? last.row : from.row, last.column);
    case 'PageUp':
      return to(from.row < 0 ? from.row : Math.max(0, from.row - size.pageRows), from.column);
    case 'PageDown':
      return to(Math.max(0, from.row) + size.pageRows, from.column);
    default:
      return null;
  }
}

/** The cells between two corners, both included. Header cells are never part of a range. */
export interface CellRange {
  fromRow: number;
  toRow: number;
  fromColumn: number;
  toColumn: number;
}

/** The cells from where a selection began to the active cell; null when that is one cell or none. */
export function rangeBetween(anchor: CellPosition | null, active: CellPosition | null): CellRange | null {
  if (!anchor || !active || anchor.row < 0 || active.row < 0) return null;
  if (anchor.row === active.row && anchor.column === active.column) return null;
  return {
    fromRow: Math.min(anchor.row, active.row),
    toRow: Math.max(anchor.row, active.row),
    fromColumn: Math.min(anchor.column, active.column),
    toColumn: Math.max(anchor.column, active.column),
  };
}

/** Whether a range contains a cell. */
export function rangeContains(range: CellRange | null, { row, column }: CellPosition): boolean {
  if (!range) return false;
  const { fromRow, toRow, fromColumn, toColumn } = range;
  return row >= fromRow && row <= toRow && column >= fromColumn && column <= toColumn;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
