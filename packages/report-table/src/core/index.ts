export { heatLevel, heatThresholds, shareOf, type HeatLevel } from './decorations';
export { emptyText, isEmptyValue, type ReportRow } from './cell-value';
export { valueChange, type Change, type ChangeOptions, type Favourable } from './change';
export {
  applyColumnState,
  arrangeColumns,
  moveColumn,
  parseColumnState,
  pinColumn,
  resizeColumn,
  setColumnHidden,
  type ArrangedColumn,
  type ColumnState,
  type PinSide,
} from './column-state';
export { copiedCells, type CopiedCells, type CopiedColumn } from './clipboard';
export { columnsOf, type ColumnDom, type ReportColumn } from './columns';
export { comparisonLabelsOf, type ComparisonLabels } from './comparison-labels';
export { compareColumns, type Comparison, type ComparisonTitles } from './compare';
export { toCsv, toTsv } from './delimited';
export { formatValue, units, type Unit } from './format-value';
export { hourSpan } from './hour-span';
export { labelsOf, type ReportTableLabels, type TableLabels } from './labels';
export { pageRange, pageSizes, type PagePosition } from './pages';
export { nextSort, type ReportSort, type SortDirection } from './sort/report-sort';
export { sortOrder, type SortColumn } from './sort/sort-order';
export { plainTextOf } from './plain-text';
export { qualityWords } from './quality';
export { sparklineShape, type SparklineShape, type SparklineSize } from './sparkline';
export { spreadsheetNumber, type SpreadsheetNumber } from './spreadsheet-number';
export { summarize, type RatioRule, type SummaryColumn, type SummaryRule } from './summarize';
export type { TitleInfo } from './title-info';
export { estimateColumnWidth } from './estimate-column-width';
