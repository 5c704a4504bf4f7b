export { ReportTable, type ReportTableProps } from './react/report-table';
export { useReportTable } from './react/use-report-table';
export { useColumnState } from './react/use-column-state';
export { ColumnChooser, type ColumnChooserProps } from './react/column-chooser/column-chooser';
export { QualityCode, type QualityCodeProps } from './react/quality-code';
export { HtmlCell, type HtmlCellProps } from './react/html-cell/html-cell';
export { ImageCell, type ImageCellProps } from './react/image-cell/image-cell';
export type { PictureFact } from './react/image-cell/picture-card';
export { MediaCell, type MediaCellProps } from './react/media-cell';
export { Sparkline, type SparklineProps } from './react/sparkline';
export type {
  CellInput,
  CellRenderer,
  NarrowLayout,
  ReportPagination,
  ReportTableModel,
  ReportTableOptions,
  ReportTableStatus,
  RowSelection,
} from './react/model';
export type { ColumnDecorations } from './react/components/view';
export type { ReportRow } from './core/cell-value';
export type { ColumnState, PinSide } from './core/column-state';
export type { ReportColumn } from './core/columns';
export type { Comparison } from './core/compare';
export type { Favourable } from './core/change';
export type { ReportTableLabels } from './core/labels';
export type { ReportSort, SortDirection } from './core/sort/report-sort';
export type { TitleInfo } from './core/title-info';
