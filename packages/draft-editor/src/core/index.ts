export { applyCommand, DraftCommandError, type Applied } from './commands/apply-command';
export { draftCommandSchema, type DraftCommand, type FieldEdit, type Move } from './commands/command';
export { duplicateRows } from './commands/duplicate-rows';
export { createHistory, redoStep, runCommand, undoStep, type History, type Step } from './commands/history';
export { boundRowCodes, deletionOf, type Deletion } from './deleting/deletion';
export { findDuplicates, type Duplicate } from './duplicates';
export {
  creativeLimits,
  checkLength,
  lengthIn,
  providerLength,
  type LengthLimits,
  type LengthUnit,
  type LengthCheck,
} from './length';
export {
  diffDrafts,
  type DraftDifference,
  type FieldDifference,
  type RowReference,
} from './merge/diff-drafts';
export { mergeDrafts, type MergeConflict, type MergedDraft } from './merge/merge-drafts';
export { commandToTakeMine } from './merge/take-mine';
export {
  childKindsOf,
  childrenOf,
  emptyDraft,
  findRow,
  fromRows,
  parentIdsInOrder,
  rowsInOrder,
  tableOf,
  toRows,
  type ChildRow,
  type Draft,
  type DraftRows,
  type DraftTables,
} from './model/draft';
export { exampleDraft } from './model/example-draft';
export {
  bidModes,
  devices,
  emptyFields,
  fieldSchemas,
  limitTypes,
  marketingTargets,
  matchTypes,
  parentKinds,
  pictureRatios,
  rootId,
  rowKinds,
  rowSchemas,
  shopPlatforms,
  type Region,
  type Row,
  type RowFields,
  type RowKind,
  type TimeWindow,
} from './model/rows';
export { providerLimits, type ProviderLimit } from './limits/provider-limits';
export { parentOf, type Placement, type RowTable } from './model/table';
export {
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
export { wordLists } from './sensitive/own-words';
export { issueMessage } from './texts/issue-texts';
export type { IssueCode } from './texts/texts';
export { checkUrl, type UrlProblem } from './urls/check-url';
export { issueKey, withWaivers, type Issue, type Waiver } from './validation/issue';
export {
  createValidator,
  rollUpIssues,
  validateDraft,
  type DraftIssues,
  type IssueCounts,
  type ValidationOptions,
  type Validator,
} from './validation/validate-draft';
export type { Severity } from './rules/rule';
export {
  fillWildcards,
  parseWildcards,
  regionWildcard,
  type WildcardError,
  type WildcardToken,
} from './wildcards/wildcards';
