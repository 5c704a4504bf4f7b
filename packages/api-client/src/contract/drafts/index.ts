export {
  draftConflictSchema,
  draftSorts,
  maxCommandsPerSave,
  maxDraftNameLength,
  type DraftChange,
  type DraftConflict,
  type DraftDetail,
  type DraftSummary,
  type SavedCommand,
} from './drafts';
export { maxKeywordsPerLookup } from './keyword-places';
export { recentResultDays } from './recent-results';
export { maxBusinessPoints, type BusinessPointColumns } from './business-points';
export { maxDraftImportBytes, maxDraftImportRows, type DraftImportFile } from './import';
export { maxWaiverReasonLength, maxWaiversPerDraft, maxWaiversPerRequest, type DraftWaiver } from './waivers';
export {
  draftErrorsSchema,
  draftLockSchema,
  draftStatusErrorSchema,
  maxPreviewPlaces,
  type DraftPreview,
} from './preview';
export {
  maxItemsPerRetry,
  maxRemovedRows,
  maxSyncStates,
  uploadEventSchema,
  type DraftUpload,
  type UploadEvent,
} from './upload';
export { draftPlanExport, type DraftPlan } from './upload-plan';
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
} from './upload-shapes';
