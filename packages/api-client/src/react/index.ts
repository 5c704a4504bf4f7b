export { queryFilterFor, endpointQueryKey, type EndpointQueryKey } from './query-key';
export { endpointOptions } from './endpoint-options';
export { previousDataOf } from './previous-data';
export { shouldRetry } from './retry';
export { accountListOptions, routersOptions, userInfoOptions } from './user-options';
export {
  reportFilterOptionsOptions,
  reportKeyParts,
  reportListOptions,
  type ReportListRequest,
} from './report-options';
export { reportImportListOptions, type ReportImportListRequest } from './report-import-options';
export {
  weeklyHoursOptions,
  weeklyOverviewOptions,
  weeklyRankingOptions,
  type WeeklyRankingCall,
  type WeeklyRequest,
} from './weekly-options';
export { downloadRecordListOptions, type DownloadRecordListRequest } from './download-options';
export { reportExplanationOptions, type ReportExplanationRequest } from './report-explanation-options';
export { reportTrendOptions, rowTrendOptions, type ReportTrendRequest } from './report-trend-options';
export {
  draftPlanOptions,
  draftPlannedChangesOptions,
  draftPreviewOptions,
  fetchDraftRemovedRows,
  fetchDraftSyncStates,
  type DraftRemovedRow,
  type DraftPlannedChangesRequest,
  type DraftSyncRow,
} from './draft-upload-options';
export { businessPointsOptions, draftRecentResultsOptions, draftSummaryOptions } from './draft-options';
export {
  imageFileAccessOptions,
  imageListOptions,
  imageSyncStatusOptions,
  imageThemeListOptions,
  type ImageListRequest,
} from './material-options';
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
