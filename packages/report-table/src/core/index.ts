export { heatLevel, heatThresholds, shareOf, type HeatLevel } from './decorations/decorations';
export type { RowData } from './format/cell-value';
export { valueChange, type Change, type ChangeOptions, type Favourable } from './comparison/change';
export {
  applyColumnState,
  arrangeColumns,
  hiddenColumns,
  moveColumn,
  pinColumn,
  resizeColumn,
  setColumnHidden,
  type ArrangedColumn,
  type ColumnPins,
  type ColumnState,
  type PinSide,
} from './columns/column-state';
export { parseColumnState } from './columns/parse-column-state';
export { copiedCells, type CopiedCells, type CopiedColumn } from './format/clipboard';
export { columnsOf, type ColumnDom, type ReportColumn } from './columns/columns';
export { comparisonLabelsOf, type ComparisonLabels } from './comparison/comparison-labels';
export { compareColumns, type Comparison, type ComparisonTitles } from './comparison/compare';
export { toCsv, toTsv } from './format/delimited';
export { labelsOf, type ReportTableLabels, type TableLabels } from './labels';
export { pageRange, pageSizes, type PagePosition } from './rows/pages';
export { nextSort, type ReportSort, type SortDirection } from './sort/report-sort';
export { sortOrder, type SortColumn } from './sort/sort-order';
export { sparklineShape, type SparklineShape, type SparklineSize } from './decorations/sparkline';
export { summarize, type RatioRule, type SummaryColumn, type SummaryRule } from './rows/summarize';
export type { TitleInfo } from './columns/title-info';
export { estimateColumnWidth } from './columns/estimate-column-width';
