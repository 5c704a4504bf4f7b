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
  type FileEndpoint,
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
  builtInRoleNames,
  defaultRole,
  hasEveryPermission,
  hasPermission,
  isBuiltInRole,
  ordinaryPermissions,
  permissions,
  viewerPermissions,
  viewerRole,
  type BuiltInRoleName,
  type Permission,
} from './permissions';
export { commonPasswords, findGuessable, namesAsPassword } from './common-passwords';
export { signInSteps, type SignInStep } from './sign-in-steps';
export {
  menuGroups,
  pageAt,
  pagePath,
  pages,
  tagPathAt,
  type MenuGroup,
  type MenuIconName,
  type PageDefinition,
  type PageId,
} from './pages';
export type { PageAccess } from './page-fields';
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
export {
  accountEventKinds,
  dayNoteFormSchema,
  maxDayNoteLength,
  maxDayEvents,
  maxDayNotes,
  maxEventDays,
  type AccountEvent,
  type AccountEventDay,
  type AccountEventKind,
} from './account-events';
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
export { mailAddressSchema, mailLink, type MailSettings } from './mail';
export { messageTypes, type MessageType } from './message-types';
export {
  alertKinds,
  alertProblems,
  alertThresholds,
  checkAlertThreshold,
  alertBaselines,
  maxAlertRules,
  type AlertKind,
  type AlertProblem,
  type AlertRule,
  type AlertRuleInput,
  type AlertBaseline,
} from './alerts/alert-rules';
export {
  draftConflictSchema,
  draftSorts,
  maxCommandsPerSave,
  maxDraftNameLength,
  type DraftChange,
  type DraftConflict,
  type DraftDetail,
  type DraftStart,
  type DraftSummary,
  type SavedCommand,
} from './drafts/drafts';
export {
  accountChangeSkips,
  maxAccountChanges,
  type AccountChange,
  type AccountChangeSkip,
  type AccountItem,
  type AmountChange,
} from './drafts/account-changes';
export type { AccountFetch } from './drafts/account-fetch';
export type { AccountConflict, AccountMergeStatus, ListedAccountMerge } from './drafts/account-merge';
export {
  historyEntriesPerPage,
  historyRowsPerPage,
  type DraftHistoryEntry,
  type DraftHistoryGroup,
  type DraftHistoryOrigin,
  type DraftHistoryRefusal,
  type DraftHistoryRow,
  type DraftHistoryTarget,
} from './drafts/history';
export { maxCopiedRows, maxRejectedRows, type RejectedCopy } from './drafts/row-copy';
export { maxItemChanges, type HistoryItem, type ItemChange } from './drafts/item-history';
export { maxKeywordsPerLookup } from './drafts/keyword-places';
export { recentResultDays } from './drafts/recent-results';
export {
  performanceMetrics,
  performanceQualities,
  performanceSections,
  performanceValue,
  type PerformanceKind,
  type PerformanceMetric,
  type PerformanceRow,
} from './drafts/performance';
export { maxBusinessPoints, type BusinessPointColumns } from './drafts/business-points';
export { maxDraftImportBytes, maxDraftImportRows, type DraftImportFile } from './drafts/import';
export {
  maxWaiverReasonLength,
  maxWaiversPerDraft,
  maxWaiversPerRequest,
  type DraftWaiver,
} from './drafts/waivers';
export {
  draftRuleKinds,
  draftRuleLimits,
  draftRuleRows,
  draftRuleSaveSchema,
  draftRuleSeverities,
  type DraftRule,
  type DraftRuleCondition,
  type DraftRuleInput,
  type DraftRuleKind,
  type DraftRuleRow,
} from './drafts/draft-rules';
export {
  draftErrorsSchema,
  draftLockSchema,
  draftStatusErrorSchema,
  maxPreviewPlaces,
  type DraftPreview,
} from './drafts/preview';
export {
  maxItemsPerRetry,
  maxRemovedRows,
  maxSyncStates,
  uploadEventSchema,
  type DraftUpload,
  type UploadEvent,
} from './drafts/upload';
export { draftPlanExport, type DraftPlan } from './drafts/upload-plan';
export {
  uploadActions,
  uploadItemStates,
  uploadStates,
  type PlannedChange,
  type DraftUploadAction,
  type UploadCounts,
  type NotSent,
  type NotSentReason,
  type UploadFailure,
  type UploadItem,
  type UploadItemState,
  type DraftUploadState,
} from './drafts/upload-shapes';
export {
  cropTargetSize,
  canCropTo,
  findCropProblem,
  findImageSizeProblem,
  imageExtensions,
  imageProblems,
  imageRatioOf,
  imageRatios,
  maxImageBytes,
  maxImagePixels,
  maxImagesPerUpload,
  minImageSize,
  type CropArea,
  type ImageCrop,
  type ImageProblem,
  type ImageRatio,
  type PixelSize,
} from './materials/image-rules';
export { imagePageSizes } from './materials/image-page-sizes';
export {
  imageFile,
  imageFileUrl,
  imageSorts,
  imageSyncStates,
  imageUsesSchema,
  maxImageIds,
  maxImageNames,
  type ImageFileAccess,
  type ImageFileSize,
  type ImageSyncState,
  type ImageUse,
  type LibraryImage,
  type NamedImage,
} from './materials/images';
export { imageErrorSchema, type ImageUploadResult } from './materials/image-uploads';
export { maxThemeNameLength, maxThemesPerAccount, type ImageTheme } from './materials/image-themes';
export {
  maxImportBytes,
  maxImportRows,
  maxListedImportIds,
  reportImportFailedRows,
  reportImportOriginal,
  reportImportSchema,
  type ImportProblem,
  type ReportImport,
} from './report-import/endpoints';
export { isSpreadsheetName, spreadsheetExtensions } from './spreadsheet-names';
export { archivePathsOf, isHiddenPath, maxArchiveBytes, maxArchiveFiles } from './report-import/archives';
export {
  legacyEncodings,
  likelyEncodingOf,
  rateText,
  type LegacyEncoding,
  type TextRating,
} from './report-import/likely-encodings';
export type { ImportDetection } from './report-import/detection';
export { constantFieldsOf, importFieldsOf, periodFields } from './report-import/fields';
export type { ImportMapping } from './report-import/mappings';
export {
  skippedRows,
  type ImportEffect,
  type ImportLoad,
  type ImportRowCounts,
  type ImportSums,
} from './report-import/loads';
export {
  importNotes,
  harmlessAnswers,
  fileAccountRules,
  importQuestions,
  numberFormats,
  type FileAccountRule,
  type ImportAnswer,
  type ImportAnswers,
  type ImportNote,
  type ImportNoteCode,
  type ImportQuestion,
  type ImportQuestionCode,
  type NumberFormat,
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
  explainedMetrics,
  explanationEffects,
  maxExplainedRows,
  type ExplainedChange,
  type ExplainedMetric,
  type ExplanationEffect,
  type ReportExplanation,
} from './reports/explanation';
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
export { scheduleRanges, scheduleRangesOf, type ScheduleRange } from './reports/schedule-ranges';
export {
  lastDayOfMonth,
  maxReportSchedules,
  maxScheduleRecipients,
  scheduleCadences,
  scheduleOutcomes,
  schedulePauseReasons,
  type ReceivedReport,
  type ReportSchedule,
  type ReportScheduleInput,
  type ScheduleCadence,
  type ScheduleOutcome,
  type SchedulePauseReason,
  type ScheduleRecipient,
} from './reports/schedules';
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
  describeFormula,
  formulaMetrics,
  isFormulaOf,
  needsTotals,
  partsOfMetric,
  totalName,
  type Formula,
  type FormulaOperator,
  type FormulaSum,
} from './reports/own-metrics/formula';
export { maxFormulaLength } from './reports/own-metrics/formula-limits';
export { parseFormula, type FormulaError } from './reports/own-metrics/parse-formula';
export { evaluateFormula, formulaDecimals } from './reports/own-metrics/evaluate-formula';
export {
  isOwnMetricKey,
  ownMetricFormats,
  ownMetricKey,
  type MetricTarget,
  type OwnMetric,
  type OwnMetricColumn,
  type OwnMetricFormat,
} from './reports/own-metrics/own-metric';
export {
  maxOwnMetricNameLength,
  maxOwnMetrics,
  ownMetricFormatIds,
  type SavedOwnMetric,
} from './reports/own-metrics/endpoints';
export {
  overviewTopCount,
  type RankedItem,
  type RankedList,
  type WeeklyHours,
  type WeeklyOverview,
} from './reports/weekly-overview';
export { budgetTextSchema, type AccountBudgets } from './cost-report/cost-budgets';
export { costPeriods, type CostPeriod } from './cost-report/cost-periods';
export {
  costQuerySchema,
  costRowKinds,
  forecastSampleDays,
  maxCostSteps,
  paceLimits,
  paces,
  type CostInfo,
  type CostQuery,
  type CostReport,
  type CostRow,
  type CostRowKind,
  type CostTrend,
  type Pace,
} from './cost-report/cost-report';
export {
  groupingTitleKey,
  columnKeys,
  isSortable,
  reportColumns,
  sectionColumns,
  sortKeys,
  type ColumnTitleKey,
  type ReportColumnDefinition,
  type ReportColumnsOptions,
} from './reports/model/columns';
export {
  conditionColumns,
  conditionKindOf,
  conditionMicros,
  conditionOperators,
  conditionProblem,
  hasItemCondition,
  isItemColumn,
  isPercentColumn,
  maxConditions,
  namedOwnColumns,
  operatorsOf,
  ownConditionColumns,
  reportWhereSchema,
  validGroups,
  type ConditionColumn,
  type ConditionKind,
  type ConditionOperator,
  type ConditionProblem,
  type ReportCondition,
  type ReportWhere,
} from './reports/model/conditions';
export {
  describeConditions,
  parseConditions,
  printConditions,
  titleOfColumn,
  type ConditionWords,
} from './reports/model/condition-text';
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
  isPairedRow,
  periodColumnKey,
  periodColumnKeys,
  periodPickerType,
  periods,
  type Period,
  type PeriodColumnKey,
} from './reports/model/period';
export {
  hasUnexplainedCost,
  isSameAmount,
  reconcileFiles,
  rowsShare,
  reportedRowsCost,
  type FileReconciliation,
} from './reports/model/reconcile';
export { recordOf } from './reports/model/record-of';
export { cappedRowCount, dailyRowCap, rowCapOf } from './reports/model/row-cap';
export {
  groupingsOf,
  reportGroupings,
  type GroupingsOptions,
  type ReportGrouping,
} from './reports/model/grouping';
export { drillDownFilters, drillDownOf, hoursBelow } from './reports/model/drill-down';
export { filtersOfItem, itemDimensions, otherItems, rowFilters } from './reports/model/row-filters';
export { explanationSections, finerSections } from './reports/model/finer-sections';
export {
  reportSegments,
  segmentReport,
  segmentsOf,
  type ReportSegment,
  type SegmentReport,
} from './reports/model/segments';
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
export { defaultTimeZone } from './reports/model/time-zone';
export { defaultProvider, hasSeveralProviders, providerIds, type ProviderId } from './providers/provider-ids';
export type { ProviderDefinition, ProviderLimit, ProviderLimits } from './providers/provider-definition';
export { limitsOf, providers } from './providers/providers';
export {
  dependents,
  recordLimits,
  recordStates,
  type Dependent,
  type DependentCounts,
  type RecordState,
} from './customers/records';
export {
  customerInputSchema,
  customerSorts,
  type Customer,
  type CustomerInput,
  type CustomerSort,
} from './customers/customers';
export {
  companyInputSchema,
  companySorts,
  type Company,
  type CompanyInput,
  type CompanySort,
} from './customers/companies';
export {
  balanceSources,
  providerAccountInputSchema,
  providerAccountSorts,
  type BalanceSource,
  type ProviderAccount,
  type ProviderAccountInput,
  type ProviderAccountSort,
} from './customers/provider-accounts';
export {
  credentialsFailures,
  credentialsInputSchema,
  type CredentialsFailure,
  type CredentialsInput,
  type CredentialsState,
} from './customers/credentials';
export {
  changedRowsSchema,
  importRowStates,
  maxRecordExportRows,
  maxMappedColumns,
  maxRecordImportRows,
  sheetFields,
  sheetFieldsOf,
  sheetKinds,
  type ChangedRows,
  type ImportRowState,
  type MappedColumns,
  type RecordImport,
  type RecordImportRow,
  type SheetField,
  type SheetKind,
} from './customers/record-imports';
export {
  minSyncSeconds,
  reportSyncEventSchema,
  reportSyncFailures,
  type ReportSyncEvent,
  type ReportSyncFailure,
  type ReportSyncState,
} from './customers/report-sync';
export { recordEndpoints } from './customers/endpoints';
export { userStates, type UserState } from './user-states';
export { managedUserSchema, userSorts, type ManagedUser, type UserSort } from './users';
export { nameLimits, optionalLine, requiredLine } from './names';
export {
  foundNameSchema,
  maxCountedNames,
  maxFoundNames,
  nameKinds,
  type FoundName,
  type NameKind,
} from './name-search';
export { sessionEndReasons, type SessionEndReason } from './session-end';
export { type OwnRole, type Role } from './roles';
export {
  canOpenPage,
  grantablePages,
  pagesIn,
  pageTree,
  type HeldAccess,
  type PageTreeNode,
} from './page-access';
export { routerTree } from './router-tree';
export {
  auditActions,
  auditFields,
  auditObjectOf,
  auditObjects,
  type AuditAction,
  type AuditField,
  type AuditObject,
} from './audit-actions';
export {
  auditActorKinds,
  auditFile,
  auditQuerySchema,
  maxAuditFileRows,
  type AuditActorKind,
  type AuditQuery,
  type AuditRecord,
  type AuditValue,
  type AuditValues,
} from './audit';
export {
  mappedKinds,
  maxHeadMappings,
  type MappedKind,
  type RememberedColumn,
} from './workbooks/head-mappings';
