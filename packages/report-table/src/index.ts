export { ReportTable, type DefinedTableProps, type ReportTableProps } from './react/report-table';
export type { HostTableProps } from './react/table/host-report-table';
export type { TableHeight } from './react/table-view';
export type { PinnedRows } from './react/pinned-rows/pinned-rows';
export type { ReportTableHandle } from './react/handle/table-handle';
export { useReportTable } from './react/use-report-table';
export { columnDefsOf } from './react/table/column-defs';
export {
  reportFeatures,
  type ReportColumnDef,
  type ReportColumnMeta,
  type ReportFeatures,
} from './react/table/report-features';
export type { HostTable } from './react/table/host-table';
export { useColumnState } from './react/columns/use-column-state';
export { ColumnChooser, type ColumnChooserProps } from './react/column-chooser/column-chooser';
export { QualityCode, type QualityCodeProps } from './react/cells/quality-code';
export { HtmlCell, type HtmlCellProps } from './react/html-cell/html-cell';
export { ImageCell, type ImageCellProps } from './react/image-cell/image-cell';
export type { PictureFact } from './react/image-cell/picture-card';
export { MediaCell, type MediaCellProps } from './react/cells/media-cell';
export { Sparkline, type SparklineProps } from './react/cells/sparkline';
export type {
  CellInput,
  CellMenuEntry,
  CellMenuItem,
  CellRenderer,
  CellTexts,
  DefinedTableOptions,
  HostTableOptions,
  NarrowLayout,
  ReportPagination,
  ReportTableModel,
  ReportTableOptions,
  ReportTableSettings,
  ReportTableStatus,
  ReportTableRows,
  RowEvents,
  RowRange,
} from './react/model';
export type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
export type { ColumnDecorations } from './react/components/view';
export type { HostUnits, UnitFormat } from './core/format/own-units';
export type { RowData } from './core/format/cell-value';
export type { ColumnState, PinSide } from './core/columns/column-state';
export type { ReportColumn } from './core/columns/columns';
export type { Comparison } from './core/comparison/compare';
export type { Favourable } from './core/comparison/change';
export type { ReportTableLabels } from './core/labels';
export type { ReportSort, SortDirection } from './core/sort/report-sort';
export type { TitleInfo } from './core/columns/title-info';
