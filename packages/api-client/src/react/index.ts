export { queryFilterFor, endpointQueryKey, type EndpointQueryKey } from './query-key';
export { previousDataOf } from './previous-data';
export { shouldRetry } from './retry';
export { accountListOptions, routersOptions, userInfoOptions } from './user-options';
export { isMessageKey, messageDetailOptions, messageListOptions } from './message-options';
export {
  reportFilterOptionsOptions,
  reportKeyParts,
  reportListOptions,
  type ReportListRequest,
} from './report-options';
export {
  reportImportListOptions,
  reportImportMappingsOptions,
  reportImportProblemsOptions,
  type ReportImportListRequest,
} from './report-import-options';
export {
  weeklyHoursOptions,
  weeklyOverviewOptions,
  weeklyRankingOptions,
  type WeeklyRankingCall,
  type WeeklyRequest,
} from './weekly-options';
export { downloadRecordListOptions, type DownloadRecordListRequest } from './download-options';
export { reportFieldListOptions, reportPartListOptions } from './report-field-options';
export { reportViewListOptions } from './report-view-options';
export { reportTrendOptions, type ReportTrendRequest } from './report-trend-options';
export {
  announcementDetailOptions,
  announcementListOptions,
  type AnnouncementListRequest,
} from './announcement-options';
export {
  draftPlanOptions,
  draftPlannedChangesOptions,
  draftPreviewOptions,
  draftUploadStatusOptions,
  fetchDraftRemovedRows,
  fetchDraftSyncStates,
  type DraftRemovedRow,
  type DraftPlannedChangesRequest,
  type DraftSyncRow,
  type DraftUploadStatusRequest,
} from './draft-upload-options';
export {
  businessPointsOptions,
  draftKeywordPlacesOptions,
  draftRecentResultsOptions,
  draftListOptions,
  draftSummaryOptions,
  draftWaiversOptions,
  type DraftListRequest,
} from './draft-options';
export {
  imageFileAccessOptions,
  imageListOptions,
  imageSyncStatusOptions,
  imageThemeListOptions,
  type ImageListRequest,
} from './material-options';
export { secondFactorStateOptions, sessionListOptions } from './session-options';
export {
  applyFollow,
  homeMoversOptions,
  homeSummaryOptions,
  homeTrendOptions,
  type HomeScope,
  type HomeTrendRequest,
} from './home-options';
export {
  AbortedError,
  type BrowserSession,
  connectOnlineManager,
  createOfflineMutations,
  createServerProbe,
  createSession,
  defineOfflineMutation,
  type MutationStorage,
  type OfflineChange,
  type OfflineEvent,
  type OfflineMutationOptions,
  type OfflineMutations,
  oldestDataTime,
  pauseWhileOffline,
  sentOrPaused,
  type SentOrPausedOptions,
  type ServerProbe,
  type ServerProbeOptions,
  type ServerState,
  type SessionOptions,
  type SessionState,
  type SessionWatchOptions,
  sharedEvent,
  type SharedEvent,
  type SharedEventOptions,
  type SharedEventsOptions,
  type StartOptions,
  type StorableMutation,
  type StoredMutationsOptions,
  type TokenStore,
  useOfflineMutation,
  useOfflineMutations,
  useSecondsToProbe,
  useServerRecovery,
  useSessionWatch,
  useSharedEvents,
  useUserRefresh,
} from './hooks';
export { reportScheduleListOptions } from './schedule-options';
export { alertRuleListOptions, mailSettingsOptions } from './alert-options';
export {
  companyDetailOptions,
  companyListOptions,
  credentialsStateOptions,
  customerDetailOptions,
  customerListOptions,
  providerAccountDetailOptions,
  providerAccountListOptions,
  recordImportRowsOptions,
  recordImportEndpoints,
  reportSyncStateOptions,
  type CompanyListRequest,
  type CustomerListRequest,
  type ProviderAccountListRequest,
  type RecordImportRowsRequest,
} from './customer-options';
export {
  ownRolesOptions,
  roleDetailOptions,
  roleListOptions,
  userDetailOptions,
  userListOptions,
  userRoleOptionsOptions,
  userSessionListOptions,
  type UserListRequest,
} from './access-options';
export { auditDetailOptions, auditListOptions, type AuditListRequest } from './audit-options';
export {
  costBudgetOptions,
  costReportOptions,
  costTrendOptions,
  type CostReportRequest,
  type CostTrendRequest,
} from './cost-report-options';
