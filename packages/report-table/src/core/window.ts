/** Rows drawn beyond each edge of the viewport: fewer leave it uncovered in fast scrolling. */
export const overscan = 8;

/** Up to so many rows are all drawn; their elements then keep the order of the rows. */
export const alwaysDrawn = 60;

export interface RowWindowInput {
  rowCount: number;

  rowHeight: number;
  viewportHeight: number;
  scrollTop: number;
}

export interface RowWindow {
  first: number;
  /** Rows drawn, the same wherever the table is scrolled to. */
  size: number;
}

/** Which rows are drawn. */
export function rowWindow({ rowCount, rowHeight, viewportHeight, scrollTop }: RowWindowInput): RowWindow {
  if (rowCount <= alwaysDrawn) return { first: 0, size: rowCount };
  const size = Math.min(rowCount, Math.ceil(viewportHeight / rowHeight) + 1 + 2 * overscan);
  const first = Math.floor(scrollTop / rowHeight) - overscan;
  return { first: Math.max(0, Math.min(rowCount - size, first)), size };
}

/**
 * The drawn row of each slot. A row's slot is its position modulo the size of the window, so that scrolling
 * by one row gives one slot another row and leaves all others alone.
 */
export function slotRows({ first, size }: RowWindow): number[] {
  return Array.from({ length: size }, (_, slot) => first + ((((slot - first) % size) + size) % size));
}
