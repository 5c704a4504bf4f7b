import * as endpoints from './endpoints';

/**
 * Every endpoint of the console. The client, the server's routes, the validation of requests and `/openapi.json` are
 * derived from these. A namespace, so that a bundler keeps only the endpoints that a page uses.
 */
export { endpoints };
export type { EndpointId } from './endpoint-id';
export {
  basePath,
  describeAccess,
  type Access,
  type AccountScope,
  type BodyKind,
  type Endpoint,
  type EndpointBody,
  type EndpointData,
  type EndpointParams,
} from './endpoint';
export {
  defaultPageSize,
  errorCodes,
  pageSchema,
  pageSizes,
  errorResponseSchema,
  successCode,
  successSchema,
  type ErrorCode,
  type ErrorName,
  type Page,
  type ErrorResponse,
} from './envelope';
export {
  administrativePermissions,
  adminRole,
  allPermissions,
  defaultRole,
  hasEveryPermission,
  hasPermission,
  permissions,
  type Permission,
} from './permissions';
export {
  menuGroups,
  pagePath,
  pages,
  type MenuGroup,
  type MenuIconName,
  type PageAccess,
  type PageDefinition,
  type PageId,
} from './pages';
export { challengeSchema, proofOfWorkPrefix, type Challenge, type Session } from './auth';
export { routeItemSchema, userInfoSchema, type Account, type RouteItem, type UserInfo } from './user';
export {
  accountBalanceSchema,
  accountSorts,
  homeMetricsSchema,
  homeSummarySchema,
  moverMetrics,
  moverSchema,
  type AccountBalance,
  type AccountSort,
  type HomeMetrics,
  type HomeSummary,
  type HomeTrendPoint,
  type Mover,
  type MoverMetric,
} from './accounts';
export { balanceState, type BalanceState } from './balance-state';
export { announcementStates, type AnnouncementState } from './announcement-states';
export type { Announcement, AnnouncementText, AnnouncementTexts } from './announcements';
export {
  messageEventSchema,
  messageEventsPath,
  messageLimits,
  messageSchema,
  type Message,
  type MessageEvent,
} from './messages';
export { messageTypes, type MessageType } from './message-types';
export {
  importExtensions,
  maxImportBytes,
  maxImportRows,
  maxListedImportIds,
  reportImportFailedRows,
  reportImportOriginal,
  reportImportSchema,
  type ImportProblem,
  type ReportImport,
} from './report-import/endpoints';
export { archivePathOf, isHiddenPath, maxArchiveBytes, maxArchiveFiles } from './report-import/archives';
export type { ImportDetection } from './report-import/detection';
export { constantFieldsOf, importFieldsOf } from './report-import/fields';
export type { ImportEffect, ImportLoad, ImportSums } from './report-import/loads';
export {
  importNotes,
  harmlessAnswers,
  fileAccountRules,
  importQuestions,
  type FileAccountRule,
  type ImportAnswer,
  type ImportAnswers,
  type ImportNote,
  type ImportNoteCode,
  type ImportQuestion,
  type ImportQuestionCode,
} from './report-import/questions';
export { importModes, importStates, type ImportMode, type ImportState } from './report-import/states';
export {
  maxFilterOptions,
  reportFilterOptionsSchema,
  reportInfoSchema,
  trendGrains,
  type ReportComparison,
  type ReportFilterOption,
  type ReportFilterOptions,
  type ReportFilterSearch,
  type ReportInfo,
  type ReportList,
  type ReportTrend,
  type ReportedTotal,
  type TitleInfo,
  type TrendPoint,
} from './reports/report-endpoints';
export {
  readStoredQuery,
  reportSortSchema,
  reportTypes,
  type ReportCompare,
  type ReportQuery,
  type ReportRow,
} from './reports/query';
export {
  reportCentrePages,
  reportPagePath,
  reportPages,
  type ReportPageDefinition,
  type ReportPageKind,
} from './reports/pages';
export {
  downloadRecordFile,
  exportFailures,
  exportFormats,
  type DownloadRecord,
  type ExportFailure,
  type ExportFormat,
} from './reports/exports';
export { exportStates, type ExportState } from './reports/export-states';
export { fieldGroups, type FieldDefinition, type FieldGroup, type ReportPart } from './reports/fields';
export {
  maxViewNameLength,
  readStoredViewContent,
  reportViewContentSchema,
  type ReportViewContent,
  type SavedReportView,
} from './reports/views';
export {
  overviewTopCount,
  type RankedItem,
  type RankedList,
  type WeeklyHours,
  type WeeklyOverview,
} from './reports/weekly-overview';
export {
  columnKeys,
  isSortable,
  reportColumns,
  sectionColumns,
  sortKeys,
  type ColumnTitleKey,
  type ReportColumnDefinition,
  type ReportColumnsOptions,
} from './reports/model/columns';
export { codeFormatOf, codeFormats } from './reports/model/code-words';
export { currencySign } from './reports/model/currency';
export {
  dimensionDataKey,
  dimensions,
  type CodeFormat,
  type DimensionDefinition,
  type DimensionId,
} from './reports/model/dimensions';
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
} from './reports/model/filters';
export {
  measures,
  metrics,
  type Measure,
  type MetricDefinition,
  type MetricId,
} from './reports/model/metrics';
export {
  isPeriodColumnKey,
  periodColumnKey,
  periodColumnKeys,
  periodPickerType,
  periods,
  type Period,
  type PeriodColumnKey,
} from './reports/model/period';
export {
  explainedShare,
  hasUnexplainedCost,
  isSameAmount,
  reconcileFiles,
  reportedRowsCost,
  type FileReconciliation,
} from './reports/model/reconcile';
export { recordOf } from './reports/model/record-of';
export { cappedRowCount, dailyRowCap, rowCapOf } from './reports/model/row-cap';
export { finerSections } from './reports/model/finer-sections';
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
} from './reports/model/sections';
export {
  parseSort,
  parseSortKey,
  printSort,
  printSortKey,
  type SortDirection,
  type SortOrder,
  type SortPart,
} from './reports/model/sort';
export { defaultTimeZone, describeTimeZone } from './reports/model/time-zone';
