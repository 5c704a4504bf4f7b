import type { Language } from '@meridian/i18n/core';

/** null: an empty number. An empty text is `''`. */
export type GridValue = string | number | null;

export interface GridOption {
  value: string;
  label: string;
  /** Other names that typed and pasted text may have for it, such as those of other languages. */
  synonyms?: readonly string[];
}

export interface EditableColumn {
  /** Unique in the grid. */
  id: string;
  /** The head, already translated. */
  label: string;
  /** In CSS pixels. */
  width: number;
  kind: 'text' | 'number' | 'select';
  /** Of the kind select: one value may be empty, else a cell cannot be cleared. */
  options?: readonly GridOption[];
  /** Of the kind number: CNY with two decimals at most; it may have a sign of the currency, and is not negative. */
  isAmount?: boolean;
  isReadonly?: boolean;
  /** Other names that a head may have in pasted text, such as those of the provider's files. */
  synonyms?: readonly string[];
  /** Numbers are at the right, all else at the left, unless given. */
  align?: 'left' | 'right';
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

/** Texts of cells that are no values yet: the host stores them, so that nothing that was typed is lost. */
export interface GridTyping {
  /** What was typed in a cell and is not its value; a new function says that this has changed. */
  textOf: (rowKey: string, columnId: string) => string | undefined;
  /** The text of a cell from its first key on. */
  onType: (rowKey: string, columnId: string, text: string) => void;
  /** Whether the text may become the value: the value is still the one of the first key. */
  canTake: (rowKey: string, columnId: string) => boolean;
  /** The cell was left, and its text was not taken. */
  onLeave: (rowKey: string, columnId: string) => void;
  /** The user wants the value back. */
  onDiscard: (rowKey: string, columnId: string) => void;
  /** The text was taken. */
  onDone: (rowKey: string, columnId: string) => void;
}

/** What the user changed about columns, to be stored by the host. */
export interface GridColumnState {
  /** In CSS pixels, by id of the column. */
  widths: Readonly<Record<string, number>>;
  /** Ids of columns. */
  hidden: readonly string[];
}

/** Pasted text as edits of rows and as rows to append. All values fit the kinds of their columns. */
export interface GridPaste {
  edits: readonly CellEdit[];
  /** Values by id of the column, of those that were pasted. */
  newRows: readonly Readonly<Record<string, GridValue>>[];
}

/**
 * Rows that were deleted, and that are still shown where they were: nothing counts, ticks, finds or changes them. The grid asks `getValue`
 * for their values, too.
 */
export interface GridRemovedRows {
  /** Their keys by the key of the row that they follow; '' for those before the first row, null for those behind the last one. */
  after: ReadonlyMap<string | null, readonly string[]>;
  /** Says of each what it is. Already translated. */
  label: string;
  /** The column whose value says more about them; all others are struck through. */
  noteColumnId?: string;
  /** Without it, they cannot be taken back. */
  onTakeBack?: ((rowKeys: readonly string[]) => void) | undefined;
}

export interface EditableGridProps {
  /** Names the grid. Already translated. */
  label: string;
  language: Language;
  columns: readonly EditableColumn[];
  rowCount: number;
  /** A unique key by index, from 0. A new function says that rows were added, removed or moved. */
  rowKey: (index: number) => string;
  /** A new function says that values have changed. */
  getValue: (rowKey: string, columnId: string) => GridValue;
  /** A new function says that issues have changed. */
  issuesOf?: (rowKey: string, columnId: string) => readonly CellIssue[];
  /** Whether `issuesOf` is about a row as it is; without it, it is. A new function says that this has changed. */
  isChecked?: (rowKey: string) => boolean;
  /** Indexes of the rows with errors, ascending. With them, the grid counts these rows and can leave out all others. */
  errorRows?: readonly number[];
  /** Further rows that the grid can show alone, ascending; `label` names what they have in common, already translated. */
  markedRows?: { label: (rows: number) => string; indexes: readonly number[] } | undefined;
  removedRows?: GridRemovedRows | undefined;
  /** Widths and hidden columns; the grid has its own unless given. */
  columnState?: GridColumnState;
  onColumnStateChange?: (state: GridColumnState) => void;
  /** Without it, what is typed is known to the grid alone. */
  typing?: GridTyping | undefined;
  /** One call is one step to undo. Values fit the kind of their column. */
  onEdit: (edits: readonly CellEdit[]) => void;
  /** One call is one step to undo. Without it, pasted text adds no rows and its edits go to `onEdit`. */
  onPaste?: (paste: GridPaste) => void;
  /** Adds an empty row before the one at an index, or at the end. */
  onInsert?: (index: number) => void;
  onDelete?: (rowKeys: readonly string[]) => void;
  onUndo?: () => void;
  onRedo?: () => void;
  /** Gets the key of the row with the active cell; null: none. */
  onActiveRowChange?: ((rowKey: string | null) => void) | undefined;
  /** Keys of the rows with a tick. Without the callback, rows have no checkboxes. */
  selectedRows?: ReadonlySet<string>;
  onSelectedRowsChange?: ((rowKeys: ReadonlySet<string>) => void) | undefined;
  className?: string;
}

/** What a host asks of the grid. */
export interface EditableGridHandle {
  /** Scrolls to a cell and gives it the focus, as from a list of errors; false where its row is not in view. */
  focusCell: (rowKey: string, columnId: string) => boolean;
}
