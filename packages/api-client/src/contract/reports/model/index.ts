export {
  columnKeys,
  isSortable,
  reportColumns,
  sectionColumns,
  sortKeys,
  type ColumnTitleKey,
  type ReportColumnDefinition,
  type ReportColumnsOptions,
} from './columns';
export { codeFormatOf, codeFormats } from './code-words';
export { currencySign } from './currency';
export {
  dimensionDataKey,
  dimensions,
  type CodeFormat,
  type DimensionDefinition,
  type DimensionId,
} from './dimensions';
export {
  codeFilters,
  contentFilters,
  isReportFilter,
  isValueFilter,
  nameFilters,
  parentFilter,
  pickFilters,
  reportFilterIds,
  reportFilters,
  maxFilterLength,
  valueFilters,
  withCurrentFilterNames,
  type ReportFilter,
  type SectionFilter,
  type ValueFilter,
} from './filters';
export { measures, metrics, type Measure, type MetricDefinition, type MetricId } from './metrics';
export {
  isPeriodColumnKey,
  periodColumnKey,
  periodColumnKeys,
  periodPickerType,
  periods,
  type Period,
  type PeriodColumnKey,
} from './period';
export {
  explainedShare,
  hasUnexplainedCost,
  isSameAmount,
  reconcileFiles,
  reportedRowsCost,
  type FileReconciliation,
} from './reconcile';
export { recordOf } from './record-of';
export { cappedRowCount, dailyRowCap, rowCapOf } from './row-cap';
export { finerSections } from './finer-sections';
export {
  channelReportPath,
  channels,
  dimensionsOf,
  findPart,
  findSection,
  partsIdOf,
  reportSections,
  sections,
  sectionsOf,
  type Channel,
  type Section,
  type SectionDefinition,
} from './sections';
export {
  parseSort,
  parseSortKey,
  printSort,
  printSortKey,
  type SortDirection,
  type SortOrder,
  type SortPart,
} from './sort';
export { defaultTimeZone } from './time-zone';
