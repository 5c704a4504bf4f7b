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
export { maxBusinessPoints, type BusinessPointColumns } from './business-points';
export {
  draftImportExtensions,
  maxDraftImportBytes,
  maxDraftImportRows,
  maxHeadMappings,
  type DraftHeadMapping,
  type DraftImportFile,
} from './import';
export { maxWaiverReasonLength, maxWaiversPerDraft, maxWaiversPerRequest, type DraftWaiver } from './waivers';
