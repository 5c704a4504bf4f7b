export { LengthCounter, type LengthCounterProps } from './react/length-counter';
export { EditableGrid } from './react/grid/editable-grid';
export type {
  CellEdit,
  CellIssue,
  EditableColumn,
  EditableGridHandle,
  EditableGridProps,
  GridColumnState,
  GridOption,
  GridPaste,
  GridValue,
} from './react/grid/types';
