/** Rows drawn beyond each edge of the viewport: fewer leave it uncovered in fast scrolling. */
export const overscan = 8;
/** The same for columns, in CSS pixels. */
const columnOverscan = 120;

/**
 * Up to so many cells (50 rows of 30 columns) are all drawn: then elements keep the order of rows and columns, and
 * search within the page finds everything.
 */
export const alwaysDrawnCells = 1500;

export interface TableWindowInput {
  rowCount: number;
  /** Measures in CSS pixels. */
  rowHeight: number;
  /** In the order they are drawn: pinned left, free, pinned right. */
  columns: readonly { width: number; pinned: 'left' | 'right' | null }[];
  viewport: { width: number; height: number };
  scroll: { left: number; top: number };
}

export interface TableWindow {
  firstRow: number;
  /** Rows drawn, the same wherever the table is scrolled to. */
  rowCount: number;
  firstColumn: number;
  /** After the last free column that is drawn; pinned ones always are. */
  endColumn: number;
}

/** Which rows and which columns are drawn. */
export function tableWindow(input: TableWindowInput): TableWindow {
  const { rowCount, columns } = input;
  if (rowCount * columns.length <= alwaysDrawnCells) {
    return { firstRow: 0, rowCount, firstColumn: 0, endColumn: columns.length };
  }
  return { ...rowWindow(input), ...columnWindow(input) };
}

function rowWindow({ rowCount, rowHeight, viewport, scroll }: TableWindowInput) {
  const size = Math.min(rowCount, Math.ceil(viewport.height / rowHeight) + 1 + 2 * overscan);
  const first = Math.floor(scroll.top / rowHeight) - overscan;
  return { firstRow: Math.max(0, Math.min(rowCount - size, first)), rowCount: size };
}

function columnWindow({ columns, viewport, scroll }: TableWindowInput) {
  const left = scroll.left - columnOverscan;
  const right = scroll.left + viewport.width + columnOverscan;
  let firstColumn = columns.length;
  let endColumn = 0;
  let at = 0;
  columns.forEach(({ width, pinned }, index) => {
    if (!pinned && at + width > left && at < right) {
      firstColumn = Math.min(firstColumn, index);
      endColumn = index + 1;
    }
    at += width;
  });
  return { firstColumn, endColumn };
}

/**
 * The drawn row of each slot. A row's slot is its position modulo the size of the window, so that scrolling
 * by one row gives one slot another row and leaves all others alone.
 */
export function slotRows({ firstRow, rowCount }: Pick<TableWindow, 'firstRow' | 'rowCount'>): number[] {
  return Array.from(
    { length: rowCount },
    (_, slot) => firstRow + ((((slot - firstRow) % rowCount) + rowCount) % rowCount),
  );
}
