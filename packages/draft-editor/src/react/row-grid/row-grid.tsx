import type { Language } from '@meridian/i18n/core';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react';
import {
  commandToRevert,
  emptyFields,
  type Draft,
  type DraftCommand,
  type DraftIssues,
  type DraftSync,
  type RemovedRow,
} from '../../core';
import { checkedRows } from '../../core/validation/checked-rows';
import { EditableGrid } from '../grid/editable-grid';
import type { CellEdit, EditableGridHandle, EditableGridProps, GridPaste, GridValue } from '../grid/types';
import { rowGridLabels } from './labels';
import { defaultGridColumns, rowColumns, toField, type GridRowKind } from './row-columns';
import { containerKindOf, placesOf, type RowPlaces } from './row-places';
import { useCells } from './use-cells';
import { useGridTyping } from './use-grid-typing';
import { useRemovedRows } from './use-removed-rows';

export interface RowGridProps extends Pick<
  EditableGridProps,
  'columnState' | 'onColumnStateChange' | 'onActiveRowChange'
> {
  draft: Draft;
  kind: GridRowKind;
  /**
   * Id of the unit or campaign whose rows are shown, also those further down; `rootId` for all of the draft. If the rows have several
   * parents, columns name them.
   */
  within: string;
  /** Undefined until the draft is checked. */
  issues: DraftIssues | undefined;
  /** Which rows the provider has; if absent, the grid does not show it. */
  sync?: DraftSync | undefined;
  /** Deleted rows that are still in the account; those of the parents are shown in their former place, struck through. */
  removed?: readonly RemovedRow[] | undefined;
  /** Restores deleted rows. */
  onTakeBack?: ((rows: readonly RemovedRow[]) => void) | undefined;
  /** Gets the command that gives ticked rows the account's values. If absent, or without `sync`, rows cannot be reverted. */
  onRevert?: ((command: DraftCommand) => void) | undefined;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Generates ids of rows. */
  newId: () => string;
  isReadOnly?: boolean;
  ref?: Ref<EditableGridHandle>;
}

/** Rows of a unit, a campaign or a draft in a spreadsheet: each edit becomes a command on the draft. Its container determines its height. */
export function RowGrid(props: RowGridProps): ReactElement {
  const { draft, kind, within, issues, sync, language, onCommand, newId, isReadOnly = false, ref } = props;
  const places = useMemo(() => placesOf(draft, kind, within), [draft, kind, within]);
  const { rows } = places;
  const [ownColumnState, setOwnColumnState] = useState(defaultGridColumns[kind]);
  const [selectedRows, setSelectedRows] = useState<ReadonlySet<string>>(new Set());
  const grid = useRef<EditableGridHandle>(null);
  const addedId = useRef<string>(undefined);
  const hasSync = sync !== undefined;
  const containerKind = containerKindOf(draft, within);
  const columns = useMemo(
    () => rowColumns(kind, { language, isReadOnly, hasSync, containerKind }),
    [kind, language, isReadOnly, hasSync, containerKind],
  );
  const removedRows = useRemovedRows(props, places);
  const cells = useCells(rows, {
    draft,
    kind,
    issues,
    sync,
    language,
    columns,
    removed: removedRows?.rows,
  });
  useImperativeHandle(ref, () => ({ focusCell: (...cell) => grid.current?.focusCell(...cell) ?? false }), []);
  useEffect(() => {
    // the added row exists now
    const id = addedId.current;
    if (id !== undefined && grid.current?.focusCell(id, columns[0]?.id ?? '')) addedId.current = undefined;
  }, [rows, columns]);
  const typing = useGridTyping(draft, kind);
  const isChecked = useMemo(() => checkedRows(issues, { draft, kind }), [issues, draft, kind]);
  const commands = {
    onEdit: (edits: readonly CellEdit[]) => {
      onCommand(updateOf(kind, edits));
      typing.discard(edits);
    },
    onPaste: (paste: GridPaste) => {
      onCommand(pasteOf(kind, paste, { places, newId }));
      typing.discard(paste.edits);
    },
    onInsert: (index: number) => {
      const id = newId();
      onCommand(addOf(kind, places.placeAt(index), [{}], () => id));
      addedId.current = id;
    },
    onDelete: (ids: readonly string[]) => {
      setSelectedRows(new Set());
      onCommand({ type: 'remove', kind, ids });
    },
    revert: revertOf(props),
    onUndo: props.onUndo,
    onRedo: props.onRedo,
  };
  return (
    <EditableGrid
      ref={grid}
      label={rowGridLabels[language].grids[kind]}
      language={language}
      columns={columns}
      rowCount={rows.length}
      columnState={props.columnState ?? ownColumnState}
      onColumnStateChange={props.onColumnStateChange ?? setOwnColumnState}
      onActiveRowChange={props.onActiveRowChange}
      {...cells}
      removedRows={removedRows?.shown}
      isChecked={isChecked}
      typing={isReadOnly ? undefined : typing}
      {...(isReadOnly ? { onEdit: () => {} } : commands)}
      selectedRows={selectedRows}
      onSelectedRowsChange={isReadOnly ? undefined : setSelectedRows}
    />
  );
}

function revertOf({ draft, kind, sync, removed = [], onRevert }: RowGridProps): EditableGridProps['revert'] {
  if (!sync || !onRevert) return undefined;
  return {
    canRevert: (id) => {
      const { isNew, differences } = sync.of(kind, id);
      return isNew || differences.length > 0;
    },
    onRevert: (ids) => {
      const targets = ids.map((id) => ({ kind, id }));
      const command = commandToRevert({ draft, sync, removed, undos: [] }, targets);
      if (command) onRevert(command);
    },
  };
}

function updateOf(kind: GridRowKind, cells: readonly CellEdit[]): DraftCommand {
  const changes = new Map<string, Record<string, unknown>>();
  for (const { rowKey, columnId, value } of cells)
    changes.set(rowKey, { ...changes.get(rowKey), [columnId]: toField(columnId, value) });
  const edits = [...changes].map(([id, change]) => ({ id, changes: change }));
  // asserted: the columns are fields of the kind, and their values fit the kinds of the columns
  return { type: 'update', kind, edits };
}

function addOf(
  kind: GridRowKind,
  place: { parentId: string; index?: number },
  given: readonly Readonly<Record<string, GridValue>>[],
  newId: () => string,
): DraftCommand {
  const rows = given.map((values) => ({
    ...emptyFields[kind],
    ...Object.fromEntries(Object.entries(values).map(([id, value]) => [id, toField(id, value)])),
    id: newId(),
  }));
  // asserted: as for an update
  return { type: 'add', kind, placements: [{ ...place, rows }] } as unknown as DraftCommand;
}

/** New rows go to the end of the parent of the last changed row; without one, to the end of the grid. */
function pasteOf(
  kind: GridRowKind,
  { edits, newRows }: GridPaste,
  { places, newId }: { places: RowPlaces; newId: () => string },
): DraftCommand {
  const commands: DraftCommand[] = [];
  if (edits.length > 0) commands.push(updateOf(kind, edits));
  if (newRows.length > 0)
    commands.push(addOf(kind, { parentId: places.parentForNew(edits.at(-1)?.rowKey) }, newRows, newId));
  const [only, ...others] = commands;
  return only && others.length === 0 ? only : { type: 'batch', commands };
}
