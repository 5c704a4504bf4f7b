import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import type { ReactNode, Ref } from 'react';
import type { ColumnDecorations } from './components/view';
import type { ReportTableHandle } from './handle/table-handle';
import type { CellRenderer, CellTexts, ReportTableStatus, RowEvents, RowId } from './model';
import type { PinnedRows } from './pinned-rows/pinned-rows';
import type { RowTree } from './tree/row-tree';

export type TableHeight = 'fill' | 'auto' | number;

export interface ReportTableView<Row extends object> extends RowEvents<Row> {
  /** Names the table for assistive technology. Already translated. */
  caption: string;
  /** Totals of the whole result, by dataKey; shown below the header. */
  summary?: object | undefined;
  /**
   * Rows that stay below the head and the totals, or at the bottom, while the others scroll. Neither sorted nor part of `rows`, the page
   * or the totals. Keep the lists stable.
   */
  pinnedRows?: PinnedRows<Row> | undefined;
  /**
   * Makes the rows a tree: from `useRowTree` of `@meridian/report-table/tree`. `rows` are the visible ones, each below its parent.
   */
  tree?: RowTree<Row> | undefined;
  status?: ReportTableStatus | undefined;
  /** Replaces the rows when there are none. */
  empty?: ReactNode | undefined;
  /** Replaces the rows after an error. */
  error?: ReactNode | undefined;
  /** Renderers of the cells of a field, by dataKey. A renderer that throws marks only its own cell. */
  renderers?: Readonly<Record<string, CellRenderer<Row>>> | undefined;
  /** Copied texts of fields whose renderers show other words than the value, by dataKey. Never called without a value. */
  cellTexts?: CellTexts | undefined;
  decorations?: ColumnDecorations | undefined;
  /** After the range of rows in the footer, such as a link to omitted rows. */
  footerNote?: ReactNode | undefined;
  /** Below the pager, in view with it, such as commands for selected rows. */
  footerBar?: ReactNode | undefined;
  /** Unique in the result; undefined for a row without a checkbox. For `rowSelection`, and for `scrollToRow` and `focusCell` of the `ref`. */
  rowId?: RowId<Row> | undefined;
  /** Scrolls to rows, moves the focus to cells, copies the selection. */
  ref?: Ref<ReportTableHandle> | undefined;
  /**
   * Selected rows, by `rowId`, as TanStack's slice: `{ k1: true }`. With both, rows have checkboxes. A `table` of the host with
   * `rowSelectionFeature` needs neither.
   */
  rowSelection?: RowSelectionState | undefined;
  /** Receives the next slice or an updater, like the setter of `useState`. */
  onRowSelectionChange?: OnChangeFn<RowSelectionState> | undefined;
  /** auto: each row is as high as its content; fixed: all rows have the height of the size. */
  rowHeight?: 'fixed' | 'auto' | undefined;
  /**
   * fill (default): the available height of a flex column, at least 500 px. auto: as high as the rows; a table of more than 1,500 cells
   * is at most as high as the viewport and scrolls inside. A number: CSS pixels, with the footer.
   */
  height?: TableHeight | undefined;
  /** For the layout around it. */
  className?: string | undefined;
}
