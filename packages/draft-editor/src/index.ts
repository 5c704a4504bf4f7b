export { LengthCounter, type LengthCounterProps } from './react/length-counter';
export { EditableGrid } from './react/grid/editable-grid';
export type {
  CellEdit,
  CellIssue,
  EditableColumn,
  EditableGridHandle,
  EditableGridProps,
  GridColumnState,
  GridCondition,
  GridOperator,
  GridOption,
  GridPaste,
  GridTyping,
  GridValue,
} from './react/grid/types';
export { gridOperatorIds } from './react/grid/rules/grid-conditions';
export {
  DialogTextProvider,
  useDialogField,
  useDialogText,
  type DialogText,
} from './react/inputs/dialog-text';
export { OwnRulesProvider } from './react/inputs/own-rules-context';
export { InputStoreProvider, useInputStore } from './react/inputs/input-store-context';
export { useTypedText, type TypedText, type TypedTextOptions } from './react/inputs/use-typed-text';
export { RowGrid, type RowGridProps } from './react/row-grid/row-grid';
export type { ExtraColumn } from './react/row-grid/extra-columns';
export { defaultGridColumns, type GridRowKind } from './react/row-grid/row-columns';
export { TimeGrid, type TimeGridProps } from './react/time-grid/time-grid';
export { RegionTree, type RegionTreeProps } from './react/region-tree/region-tree';
export { BusinessPicker, type BusinessPickerProps } from './react/business-picker/business-picker';
export { CampaignForm, type BusinessSource, type CampaignFormProps } from './react/forms/campaign-form';
export { CreativeForm, type CreativeFormProps } from './react/creative-form/creative-form';
export { CreativePreview, type CreativePreviewProps } from './react/creative-preview/creative-preview';
export { CampaignSummary, type CampaignSummaryProps } from './react/campaign-summary/campaign-summary';
export type { RecentResultsSource } from './react/campaign-summary/expected-day';
export type { CampaignSection } from './react/forms/sections';
export { UnitForm, type UnitFormProps } from './react/forms/unit-form';
export { StructureTree, type StructureTreeProps } from './react/structure-tree/structure-tree';
export type { DraftNode } from './react/structure-tree/tree-items';
export type { CopyDialogProps } from './react/transfer/copy-dialog';
export { TargetField, type TargetFieldProps } from './react/transfer/target-field';
export {
  RejectedRows,
  rejectionReason,
  rowNames,
  type RejectedRowsProps,
} from './react/transfer/rejected-rows';
export { IssuesPanel, type IssuesPanelProps } from './react/issues-panel/issues-panel';
export { PictureGrid, type PictureGridProps } from './react/pictures/picture-grid';
export type {
  LibraryPicture,
  PictureAddress,
  PictureRatio,
  PictureSyncState,
} from './react/pictures/picture';
export type { PictureSort, PictureSortKey } from './react/pictures/picture-list-head';
export type { PictureView } from './react/pictures/picture-layout';
export { UnitPictures, type PictureSource, type UnitPicturesProps } from './react/pictures/unit-pictures';
export { DraftImportReview, type DraftImportReviewProps } from './react/import-review/import-review';
export {
  ImportFailureDialog,
  type ImportFailureDialogProps,
} from './react/import-review/import-failure-dialog';
export { useImportPlan, type UseImportPlanOptions } from './react/import-review/use-import-plan';
export type { RowMatch } from './react/import-review/export-labels';
export {
  hasRowIds,
  idsElsewhere,
  isImported,
  keyOfPlace,
  keywordKey,
  newKeywordsOf,
  type KeywordElsewhere,
  type KeywordLookUp,
  type KeywordsElsewhere,
  type ReviewedFile,
} from './react/import-review/review-rows';
