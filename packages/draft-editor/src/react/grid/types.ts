import type { Language } from '@meridian/i18n/core';
import type { ReactElement } from 'react';

/** A value of a cell; null is an empty number, `''` an empty text. */
export type GridValue = string | number | null;

export interface GridOption {
  value: string;
  label: string;
  /** Other names for the option in typed and pasted text, such as those in other languages. */
  synonyms?: readonly string[];
}

export interface EditableColumn {
  /** Unique in the grid. */
  id: string;
  /** The header, already translated. */
  label: string;
  /** In CSS pixels. */
  width: number;
  kind: 'text' | 'number' | 'select';
  /** Options of a select column: one value may be empty, otherwise a cell cannot be cleared. For numbers, words that are values, too. */
  options?: readonly GridOption[];
  /** For a column of numbers: CNY with at most two decimals; it may have a currency sign, and is not negative. */
  isAmount?: boolean;
  isReadonly?: boolean;
  /** For a read-only column: whether `onOpenForm` edits its cells. */
  opensForm?: boolean;
  /** Other names for the header in pasted text, such as those of the provider's files. */
  synonyms?: readonly string[];
  /** By default, numbers are right-aligned and everything else is left-aligned. */
  align?: 'left' | 'right';
  /** For a read-only column: the text of a cell, if it is not that of its value, such as a number with its unit. */
  textOf?: ((rowKey: string) => string) | undefined;
  /** Whether the column is shown only if the user chooses it: `shown` of `GridColumnState`. */
  isOptional?: boolean;
  /** Whether further values are loading: until they are here, rows are not sorted or filtered by the column. */
  isLoading?: boolean | undefined;
  /** Heading of its group in the list of columns, already translated; columns without one come first. */
  group?: string | undefined;
  /** Why the column cannot be shown, already translated; the list of columns says so. */
  unavailable?: string | undefined;
}

export interface CellIssue {
  severity: 'error' | 'warning';
  /** Already translated. */
  message: string;
}

export interface CellEdit {
  rowKey: string;
  columnId: string;
  value: GridValue;
}

/** The earlier value of a changed cell. */
export interface EarlierValue {
  /** As the cell would show it. */
  text: string;
  /** Names the value, such as "Was 1.50". Already translated. */
  label: string;
}

/** Texts of cells that are not values yet: the host stores them, so that nothing typed is lost. */
export interface GridTyping {
  /** Typed text in a cell that is not its value; a new function signals a change. */
  textOf: (rowKey: string, columnId: string) => string | undefined;
  /** The text of a cell, starting with its first key. */
  onType: (rowKey: string, columnId: string, text: string) => void;
  /** Whether the text may become the value: the value has not changed since the first key. */
  canTake: (rowKey: string, columnId: string) => boolean;
  /** The cell was left, and its text was not accepted. */
  onLeave: (rowKey: string, columnId: string) => void;
  /** The user wants the value back. */
  onDiscard: (rowKey: string, columnId: string) => void;
  /** The text was accepted. */
  onDone: (rowKey: string, columnId: string) => void;
}

/** Operators of conditions, with the names and meanings that they have in reports. */
export type GridOperator =
  | 'contains'
  | 'notContains'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'eq'
  | 'in'
  | 'notIn'
  | 'empty'
  | 'notEmpty';

/** One condition of a row; a filter has several, all of which must be met. */
export interface GridCondition {
  /** Id of a column; `check` for the severest issue of a row, `marked` for rows among `markedRows`. */
  column: string;
  operator: GridOperator;
  /** Numbers as decimal texts; none for `empty` and `notEmpty`, both ends for `between`. */
  values: readonly string[];
}

/** The user's changes to columns, which the host stores. */
export interface GridColumnState {
  /** In CSS pixels, by id of the column. */
  widths: Readonly<Record<string, number>>;
  /** Ids of columns. */
  hidden: readonly string[];
  /** Ids of the optional columns that are shown. */
  shown?: readonly string[] | undefined;
}

/** Pasted text as edits of rows and as rows to append. All values fit the kinds of their columns. */
export interface GridPaste {
  edits: readonly CellEdit[];
  /** Values of the pasted columns, by id of the column. */
  newRows: readonly Readonly<Record<string, GridValue>>[];
}

/**
 * Deleted rows that are still shown in their former place; they are not counted, ticked, searched or changed. The grid asks `getValue`
 * for their values, too.
 */
export interface GridRemovedRows {
  /** Their keys by the key of the row that they follow; '' for those before the first row, null for those after the last one. */
  after: ReadonlyMap<string | null, readonly string[]>;
  /** Label of each removed row. Already translated. */
  label: string;
  /** The column whose value explains the row; all others are struck through. */
  noteColumnId?: string;
  /** If absent, they cannot be restored. */
  onTakeBack?: ((rowKeys: readonly string[]) => void) | undefined;
}

/** Gives earlier values back. One call is one undo step. */
export interface GridRevert {
  /** Whether a row has earlier values. */
  canRevert: (rowKey: string) => boolean;
  /** For ticked rows and those of menus; removed rows are restored. */
  onRevert: (rowKeys: readonly string[]) => void;
  /** For a cell with `earlierOf`. */
  onRevertCell: (rowKey: string, columnId: string) => void;
}

/** A command of the host that opens a dialog. */
export interface GridTool {
  /** Unique in the grid. */
  id: string;
  icon: ReactElement;
  /** Its name for a number of ticked rows, already translated; null if it is for another number. */
  label: (rows: number) => string | null;
  /** What its button shows beside the number of ticked rows; part of the name. */
  shortLabel?: string;
  /** In the menu of the toolbar instead of a button. */
  isInMenu?: boolean;
  /** Its dialog; absent for a command without one. */
  render?: (dialog: GridToolDialog) => ReactElement;
  /** What a command without a dialog does with the keys of the ticked rows. */
  onRun?: (rowKeys: readonly string[]) => void;
}

export interface GridToolDialog {
  /** Keys of the ticked rows, in their displayed order. */
  rowKeys: readonly string[];
  onClose: () => void;
  /** Moves the focus to the grid. */
  onClosed: () => void;
}

export interface EditableGridProps {
  /** Name of the grid. Already translated. */
  label: string;
  language: Language;
  columns: readonly EditableColumn[];
  rowCount: number;
  /** A unique key by index, starting at 0. A new function signals that rows were added, removed or moved. */
  rowKey: (index: number) => string;
  /** A new function signals that values have changed. */
  getValue: (rowKey: string, columnId: string) => GridValue;
  /** A new function signals that issues have changed. */
  issuesOf?: (rowKey: string, columnId: string) => readonly CellIssue[];
  /** The earlier value of a cell, if it has changed since. A new function signals a change. */
  earlierOf?: ((rowKey: string, columnId: string) => EarlierValue | undefined) | undefined;
  /** Whether `issuesOf` is about the current row; if absent, it is. A new function signals a change. */
  isChecked?: (rowKey: string) => boolean;
  /** Indexes of the rows with errors, ascending. With them, the grid counts these rows and can hide all others. */
  errorRows?: readonly number[];
  /** Further rows that the grid can show alone, with the removed ones, ascending; `label` names them, already translated. */
  markedRows?: { label: (rows: number) => string; indexes: readonly number[] } | undefined;
  removedRows?: GridRemovedRows | undefined;
  /** Conditions of visible rows, all of which must be met; if absent, the grid keeps them itself. */
  filter?: readonly GridCondition[] | undefined;
  onFilterChange?: ((filter: readonly GridCondition[]) => void) | undefined;
  /** Widths and hidden columns; if absent, the grid keeps them itself. */
  columnState?: GridColumnState;
  onColumnStateChange?: (state: GridColumnState) => void;
  /** If absent, only the grid knows typed texts. */
  typing?: GridTyping | undefined;
  /** One call is one undo step. Values fit the kind of their column. */
  onEdit: (edits: readonly CellEdit[]) => void;
  /** One call is one undo step. If absent, pasted text adds no rows and its edits go to `onEdit`. */
  onPaste?: (paste: GridPaste) => void;
  /** Adds an empty row before the one at an index, or at the end. */
  onInsert?: (index: number) => void;
  onDelete?: (rowKeys: readonly string[]) => void;
  /** Adds copies of ticked rows, each after its original. */
  onDuplicate?: (rowKeys: readonly string[]) => void;
  /** Edits a cell of a column with `opensForm` outside the grid. */
  onOpenForm?: ((rowKey: string, columnId: string) => void) | undefined;
  revert?: GridRevert | undefined;
  tools?: readonly GridTool[] | undefined;
  onUndo?: () => void;
  onRedo?: () => void;
  /** Gets the key of the row with the active cell; null if there is none. */
  onActiveRowChange?: ((rowKey: string | null) => void) | undefined;
  /** Whether further rows are loading: until they are here, the grid is not sorted, searched or counted, and its commands are disabled. */
  isLoading?: boolean;
  /** Keys of the ticked rows. Without the callback, rows have no checkboxes. */
  selectedRows?: ReadonlySet<string>;
  onSelectedRowsChange?: ((rowKeys: ReadonlySet<string>) => void) | undefined;
  className?: string;
}

/** Commands from a host to the grid. */
export interface EditableGridHandle {
  /** Scrolls to a cell and gives it the focus, such as from a list of errors; false if its row is not visible. */
  focusCell: (rowKey: string, columnId: string) => boolean;
}
