/** Position in the map, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface CellMove {
  /** `key` of the keyboard event. */
  key: string;
  /** Control or Command: Home and End go to the ends of the map. */
  isToEnds: boolean;
  from: CellPlace;
  rowCount: number;
  columnCount: number;
}

/** The cell that a key moves to, always inside the map; null for other keys. */
export function nextCell({ key, isToEnds, from, rowCount, columnCount }: CellMove): CellPlace | null {
  const lastRow = rowCount - 1;
  const lastColumn = columnCount - 1;
  switch (key) {
    case 'ArrowUp':
      return { ...from, row: Math.max(from.row - 1, 0) };
    case 'ArrowDown':
      return { ...from, row: Math.min(from.row + 1, lastRow) };
    case 'ArrowLeft':
      return { ...from, column: Math.max(from.column - 1, 0) };
    case 'ArrowRight':
      return { ...from, column: Math.min(from.column + 1, lastColumn) };
    case 'Home':
      return { row: isToEnds ? 0 : from.row, column: 0 };
    case 'End':
      return { row: isToEnds ? lastRow : from.row, column: lastColumn };
    default:
      return null;
  }
}
