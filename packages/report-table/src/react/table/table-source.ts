import type { ColumnState } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import type { ReportSort } from '../../core/sort/report-sort';
import type { TableRenderers } from '../model';

/** Columns and rows of a report from a TanStack table. */
export interface TableSource<Row extends object> {
  /** The columns as defined. */
  givenColumns: readonly ReportColumn[];
  /** The visible columns, in order. */
  columns: readonly ReportColumn[];
  columnState: ColumnState;
  setColumnState: (state: ColumnState) => void;
  sort: ReportSort;
  setSort: (sort: ReportSort) => void;
  /** The loaded rows. */
  rows: readonly Row[];
  /** The same by position, undefined if a row is not loaded. */
  rowsByPosition: readonly (Row | undefined)[];
  rowCount: number;
  /** Whether the rows are complete: the report table then pages them. */
  hasAllRows: boolean;
  /** Whether the rows are already in order. */
  isSorted: boolean;
  renderers: TableRenderers;
  /** Called with each rendered row and its index in `rows`; undefined if no renderer needs it. */
  onRow: ((row: Row, index: number) => void) | undefined;
}
