import type { ReportColumn } from '../../core/columns/columns';

/** What a host can do with a table by its `ref`. */
export interface ReportTableHandle {
  /**
   * Scrolls a row into view, by as little as possible.
   *
   * @param row id of the row, see `rowId`, or its position on the page from 0
   * @returns false where the page has no such row
   */
  scrollToRow: (row: string | number) => boolean;
  /**
   * Makes a cell active, scrolls it into view and moves the focus to the table.
   *
   * @param row as of `scrollToRow`
   * @param columnId id of the column: its `dataKey`, unless two columns show the same field
   * @returns false where the page has no such row, or where the column is hidden
   */
  focusCell: (row: string | number, columnId: string) => boolean;
  /** The shown columns in their order, for example for an export. */
  columns: () => readonly ReportColumn[];
  /**
   * Copies the selected cells, else the ticked rows, else the active cell, as Control+C does.
   *
   * @returns false where nothing is selected; rejected where the browser denies access to the clipboard
   */
  copy: () => Promise<boolean>;
}

/** What the drawn grid does for the handle. Positions count from 0. */
export interface GridHandle {
  scrollToRow: (position: number) => void;
  focusCell: (position: number, columnId: string) => void;
  copy: () => Promise<boolean>;
}
