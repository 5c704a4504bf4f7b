export { ReportTable, type ReportTableProps } from './react/report-table';
export { useReportTable } from './react/use-report-table';
export { QualityCode, type QualityCodeProps } from './react/quality-code';
export type {
  CellInput,
  CellRenderer,
  NarrowLayout,
  ReportPagination,
  ReportTableModel,
  ReportTableOptions,
  ReportTableStatus,
} from './react/model';
export type { ColumnAids } from './react/parts/view';
export type { ReportRow } from './core/cell-value';
export type { ReportColumn } from './core/columns';
export type { ReportTableLabels } from './core/labels';
export type { ReportSort, SortDirection } from './core/sort';
export type { TitleInfo } from './core/title-info';
