import type { ColumnState } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import type { ReportSort } from '../../core/sort/report-sort';
import type { TableRenderers } from '../model';

/** What a TanStack table says about the columns and rows of a report. */
export interface TableSource<Row extends object> {
  /** As they are defined. */
  givenColumns: readonly ReportColumn[];
  /** Those that are shown, in their order. */
  columns: readonly ReportColumn[];
  columnState: ColumnState;
  setColumnState: (state: ColumnState) => void;
  sort: ReportSort;
  setSort: (sort: ReportSort) => void;
  /** Those that are loaded. */
  rows: readonly Row[];
  /** The same by position, undefined where a row is not loaded. */
  rowsByPosition: readonly (Row | undefined)[];
  rowCount: number;
  /** The rows are all there are: the report table pages them. */
  hasAllRows: boolean;
  /** The rows come in their order. */
  isSorted: boolean;
  renderers: TableRenderers;
  /** Called with each row that is drawn and its index in `rows`; undefined where no renderer needs it. */
  onRow: ((row: Row, index: number) => void) | undefined;
}
