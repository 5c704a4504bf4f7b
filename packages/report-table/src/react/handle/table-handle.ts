import type { ReportColumn } from '../../core/columns/columns';

/** Methods of a table for its host, by its `ref`. */
export interface ReportTableHandle {
  /**
   * Scrolls a row into view, with minimal scrolling.
   *
   * @param row id of the row, see `rowId`, or its position on the page from 0
   * @returns false if the page has no such row
   */
  scrollToRow: (row: string | number) => boolean;
  /**
   * Makes a cell active, scrolls it into view and moves the focus to the table.
   *
   * @param row as for `scrollToRow`
   * @param columnId id of the column: its `dataKey`, unless two columns show the same field
   * @returns false if the page has no such row, or the column is hidden
   */
  focusCell: (row: string | number, columnId: string) => boolean;
  /** The visible columns in order, for example for an export. */
  columns: () => readonly ReportColumn[];
  /**
   * Copies the selected cells, otherwise the selected rows, otherwise the active cell, like Control+C.
   *
   * @param rows rows to copy instead, below the titles of the columns; ids or positions as for `scrollToRow`
   * @returns false if nothing is selected, or the page has none of the rows; rejects if the browser denies access to the clipboard
   */
  copy: (rows?: readonly (string | number)[]) => Promise<boolean>;
}

/** Methods of the rendered grid for the handle. Positions count from 0. */
export interface GridHandle {
  scrollToRow: (position: number) => void;
  focusCell: (position: number, columnId: string) => void;
  copy: (positions?: readonly number[]) => Promise<boolean>;
}
