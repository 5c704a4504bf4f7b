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
} from './report-endpoints';
export {
  readStoredQuery,
  reportSortSchema,
  reportTypes,
  type ReportCompare,
  type ReportQuery,
  type ReportRow,
} from './query';
export {
  reportCentrePages,
  reportPagePath,
  reportPages,
  type ReportPageDefinition,
  type ReportPageKind,
} from './pages';
export {
  downloadRecordFile,
  exportFailures,
  exportFormats,
  type DownloadRecord,
  type ExportFailure,
  type ExportFormat,
} from './exports';
export { scheduleRanges, scheduleRangesOf, type ScheduleRange } from './schedule-ranges';
export {
  lastDayOfMonth,
  maxReportSchedules,
  scheduleCadences,
  scheduleOutcomes,
  schedulePauseReasons,
  type ReportSchedule,
  type ReportScheduleInput,
  type ScheduleCadence,
  type ScheduleOutcome,
  type SchedulePauseReason,
} from './schedules';
export { exportStates, type ExportState } from './export-states';
export { fieldGroups, type FieldDefinition, type FieldGroup, type ReportPart } from './fields';
export {
  maxViewNameLength,
  readStoredViewContent,
  reportViewContentSchema,
  type ReportViewContent,
  type SavedReportView,
} from './views';
export {
  overviewTopCount,
  type RankedItem,
  type RankedList,
  type WeeklyHours,
  type WeeklyOverview,
} from './weekly-overview';
