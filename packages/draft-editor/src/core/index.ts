export {
  businessPath,
  businessTree,
  type BusinessNode,
  type BusinessTree,
  type PackedBusinesses,
} from './business-points/business-tree';
export type { NameRange } from './business-points/fold-name';
export {
  searchBusinessPoints,
  type BusinessMatch,
  type BusinessMatches,
} from './business-points/search-business-points';
export { applicablePart } from './commands/applicable-part';
export { applyCommand, DraftCommandError, type Applied } from './commands/apply-command';
export { bindPictures, releasePictures, type PictureToBind } from './commands/bind-pictures';
export { draftCommandSchema, type DraftCommand, type FieldEdit, type Move } from './commands/command';
export { duplicateRows } from './commands/duplicate-rows';
export { changesOf, type DraftChanges, type RowChange } from './changes/row-changes';
export { commandsBetween } from './changes/commands-between';
export {
  draftBefore,
  nameFields,
  namedIds,
  recordSteps,
  singleCommands,
  type RecordedStep,
} from './changes/recorded-step';
export { summarizeChanges, type ChangeGroup } from './changes/summarize-changes';
export { createHistory, redoStep, runCommand, undoStep, type History, type Step } from './commands/history';
export { boundRowCodes, deletionOf, type Deletion } from './deleting/deletion';
export {
  createInputStore,
  type InputChanges,
  type InputStore,
  type InputStoreOptions,
} from './inputs/input-store';
export { inputIssues, withInputIssues } from './inputs/input-issues';
export { commandOfInput, inputState, parseInput, textOfPlace, type InputState } from './inputs/input-value';
export { inputKey, type InputPlace, type OpenInput, type OpenInputs } from './inputs/open-input';
export {
  commandToTakeBack,
  liveRows,
  liveRowsDeletedBy,
  type KnownLiveRows,
  type LiveRows,
  type RemovedRow,
} from './deleting/live-rows';
export {
  duplicateKeywords,
  duplicateScopes,
  keptDuplicates,
  type DuplicateGroup,
  type DuplicateOptions,
  type DuplicateScope,
  type KeptDuplicate,
} from './duplicate-keywords';
export { findDuplicates, keyOfText, type Duplicate } from './duplicates';
export {
  expectDay,
  minResultDays,
  usualBid,
  type EstimateRange,
  type DayExpectation,
} from './expectation/expect-day';
export type { Quartiles, RecentResults, ResultSums } from './expectation/recent-results';
export { detectSheets, type DetectedSheet } from './import/detect-sheets';
export { draftWorkbook, type DraftExportOptions, type RowsToExport } from './import/export-draft';
export { failedRowsContent } from './import/failed-rows';
export { takeFileSide } from './import/take-file-side';
export { namedPictures } from './import/named-pictures';
export type { LibraryPictureName } from './import/library-pictures';
export { leaveOutRows } from './import/leave-out-rows';
export {
  draftImportFields,
  fieldTitle,
  headsOf,
  importFieldsOfKind,
  importKinds,
  type DraftImportField,
  type DraftImportKind,
} from './import/import-fields';
export type { DraftImportProblem, DraftImportProblemCode } from './import/import-problem';
export { importTemplate, templateNames, type TemplateName } from './import/import-template';
export type { DetectedColumn, HeadMapping } from './import/match-heads';
export {
  planImport,
  planImportSteps,
  type AddedParent,
  type ImportOptions,
  type ImportPlan,
} from './import/plan-import';
export type { FilePlace, OverwrittenField, PlannedRow, PlannedState } from './import/planned-row';
export { importProblemMessage } from './import/problem-message';
export type { ImportTarget } from './import/resolve-parent';
export { checkLength, lengthIn, type LengthUnit, type LengthCheck } from './length';
export {
  diffDrafts,
  type DraftDifference,
  type FieldDifference,
  type RowReference,
} from './merge/diff-drafts';
export {
  commandToTakeAccount,
  mergeAccount,
  type DraftOfAccount,
  type MergedAccount,
} from './merge/merge-account';
export { mergeDrafts, type MergeConflict, type MergedDraft } from './merge/merge-drafts';
export { conflictFieldTitle, conflictValueText } from './merge/conflict-texts';
export { copyCampaignSettings } from './commands/copy-settings';
export { commandToTakeMine } from './merge/take-mine';
export {
  childKindsOf,
  childrenOf,
  emptyDraft,
  hasParent,
  findRow,
  parentIdsInOrder,
  parentIdsWithin,
  rowsInOrder,
  tableOf,
  type Draft,
  type DraftTables,
} from './model/draft';
export { completeRow, isComplete } from './model/complete-row';
export { createDraftBuilder, type DraftBuilder, type PackedRows } from './model/draft-builder';
export { fromRows, toRows, type ChildRow, type DraftRows } from './model/draft-rows';
export { exampleDraft } from './model/example-draft';
export {
  bidModes,
  devices,
  emptyFields,
  fieldSchemas,
  limitTypes,
  marketingTargets,
  matchTypes,
  negativeFields,
  parentKinds,
  pictureRatios,
  rootId,
  rowKinds,
  rowSchemas,
  shopPlatforms,
  type NegativeField,
  type Region,
  type Row,
  type RowFields,
  type RowKind,
  type TimeWindow,
} from './model/rows';
export { isOwnRuleId } from './own-rules/own-checks';
export type { OwnCondition, OwnRule } from './own-rules/own-rule';
export {
  previewCreative,
  type KeywordMode,
  type PreviewDevice,
  type PreviewedCreative,
  type PreviewOptions,
  type PreviewOverflow,
  type PreviewPart,
} from './preview/preview-creative';
export { exampleLimits } from './limits/example-limits';
export {
  providerKinds,
  type ProviderKind,
  type ProviderLimit,
  type ProviderLimits,
  type RangeLimit,
  type TextLimit,
} from './limits/provider-limits';
export { parentOf, type Placement, type RowTable } from './model/table';
export { factorOfRegion, toggleRegion, withRegionFactor, type OwnIds } from './regions/change-regions';
export { chosenRows, type ChosenRow } from './regions/chosen-rows';
export {
  choiceOf,
  countChosen,
  regionsOf,
  regionState,
  type RegionChoice,
  type RegionState,
} from './regions/region-choice';
export { regionsTakenTogether } from './regions/data/overseas';
export {
  findRegion,
  regionTree,
  regionTrees,
  type RegionLevel,
  type RegionNode,
  type RegionTreeName,
} from './regions/region-nodes';
export {
  countShownHours,
  formatDayHours,
  hoursPerWeek,
  hourTableOf,
  windowsOf,
  type HourFactor,
  type HourTable,
} from './schedule/hour-table';
export { schedulePresets, withPreset, type SchedulePreset } from './schedule/presets';
export {
  canGetChanges,
  canGetChangesAtNight,
  draftEvents,
  draftStatuses,
  draftTransitions,
  isEditable,
  nextStatus,
  type DraftEvent,
  type DraftStatus,
} from './status/draft-status';
export { sensitiveCategories, type SensitiveCategory, type WordList } from './sensitive/categories';
export { createSensitiveWords, type SensitiveWord, type SensitiveWords } from './sensitive/sensitive-words';
export { findSensitiveWords, wordLists } from './sensitive/own-words';
export { issueMessage, ruleTitle } from './texts/issue-texts';
export type { IssueCode } from './rules/registry';
export {
  acknowledge,
  commandsOfContent,
  commandsToSave,
  decideConflict,
  editSession,
  openSession,
  rebaseSession,
  redoInSession,
  renewPending,
  replaceSaved,
  undoInSession,
  type DraftSession,
  type IdentifiedCommand,
  type SessionConflict,
} from './sync/draft-session';
export { adoptCommands, resumeSession } from './sync/resume-session';
export { removedCounts } from './deleting/removed-counts';
export {
  createDraftSync,
  draftSync,
  type DraftSync,
  type RowSync,
  type SentRow,
  type RowSyncCounts,
  type RowSyncState,
} from './sync/sync-states';
export type { FieldChange, NotSentValue } from './difference/row-difference';
export { splitCommand } from './sync/split-command';
export { changedRows, nextChangedRow, type ChangedDraft } from './difference/changed-rows';
export { commandToRevert, type RevertTarget } from './difference/revert';
export { hasSameMeaning } from './difference/same-meaning';
export { appStoreIdOf, channelIdOf } from './urls/app-ids';
export { checkUrl, type UrlProblem } from './urls/check-url';
export {
  createValidator,
  validateDraft,
  type ListedIssue,
  type Validator,
} from './validation/validate-draft';
export {
  issuesOfUpload,
  noIssueCounts,
  openIssues,
  rollUpIssues,
  withoutIssues,
  type DraftIssues,
  type GroupIssues,
  type IssueCounts,
} from './validation/draft-issues';
export {
  issueKey,
  maxReasonLength,
  withWaivers,
  type Issue,
  type IssueWithWaiver,
  type Waiver,
} from './validation/issue';
export { groupIssues, openIssueCounts, type IssueGroup } from './validation/group-issues';
export {
  createRemoteValidator,
  type RemoteValidator,
  type RemoteValidatorOptions,
} from './validation/remote/remote-validator';
export { createValidatorHost } from './validation/remote/validator-host';
export type { CheckRequest, CheckResponse } from './validation/remote/messages';
export { isComputerAllowed } from './rules/campaign/device-allowed';
export { checkRow } from './validation/check-row';
export { isKindChecked } from './validation/checked-rows';
export type { ValidationOptions } from './validation/rule-options';
export type { Severity } from './rules/rule';
export {
  fillWildcards,
  parseWildcards,
  regionWildcard,
  type WildcardError,
  type WildcardToken,
} from './wildcards/wildcards';
export {
  addSearchTerms,
  planSearchTerms,
  type PlannedTerm,
  type SearchTermsOptions,
  type TermPlace,
  type TermProblem,
  type TermsToAdd,
  type TermUse,
} from './search-terms/plan-search-terms';
export { parseWords } from './word-list';
export {
  groupKeywordsSteps,
  type GroupOptions,
  type KeywordGroup,
  type KeywordGroups,
} from './grouping/group-keywords';
export {
  checkSplit,
  mergeGroups,
  splitIntoUnits,
  type SplitProblems,
  type SplitUnit,
} from './grouping/split-unit';
export {
  addKeywords,
  combinationCount,
  multiplySteps,
  usedLists,
  type InvalidCombination,
  type Multiplication,
  type MultiplyPlan,
} from './multiply/multiply-keywords';
export { movedLiveRows } from './transfer/moved-live-rows';
export {
  planCopySteps,
  type CopyPlan,
  type CopySide,
  type CopySides,
  type RowCopy,
} from './transfer/plan-copy';
export {
  planTransferSteps,
  type Transfer,
  type TransferKind,
  type TransferPlan,
} from './transfer/plan-transfer';
export type { RejectedRow, TransferProblem } from './transfer/row-taker';
export { transferRows } from './transfer/transfer-rows';
