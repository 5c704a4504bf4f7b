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
  duplicateRows,
  type Draft,
  type DraftCommand,
  type DraftIssues,
  type DraftSync,
  type ProviderLimits,
  type RemovedRow,
  type RevertTarget,
} from '../../core';
import { checkedRows } from '../../core/validation/checked-rows';
import { EditableGrid } from '../grid/editable-grid';
import type { CellEdit, EditableGridHandle, EditableGridProps, GridPaste } from '../grid/types';
import type { CopyDialogProps } from '../transfer/copy-dialog';
import { useExtraColumns, type ExtraColumn } from './extra-columns';
import { columnOfField } from './field-cells';
import { addRows, pasteOf, updateCells } from './grid-commands';
import { rowGridLabels } from './labels';
import { defaultGridColumns, rowColumns, type GridRowKind } from './row-columns';
import { containerKindOf, placesOf } from './row-places';
import { rowTools } from './row-tools';
import { useCells } from './use-cells';
import { useGridTyping } from './use-grid-typing';
import { useRemovedRows } from './use-removed-rows';

export interface RowGridProps extends Pick<
  EditableGridProps,
  'columnState' | 'onColumnStateChange' | 'onActiveRowChange' | 'filter' | 'onFilterChange'
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
  /** What the provider accepts. */
  limits: ProviderLimits;
  /** Which rows the provider has; if absent, the grid does not show it. */
  sync?: DraftSync | undefined;
  /** Deleted rows that are still in the account; those of the parents are shown in their former place, struck through. */
  removed?: readonly RemovedRow[] | undefined;
  /** Restores deleted rows. */
  onTakeBack?: ((rows: readonly RemovedRow[]) => void) | undefined;
  /** Gets the command that gives ticked rows, a row or a cell the account's values. If absent, or without `sync`, rows cannot be reverted. */
  onRevert?: ((command: DraftCommand) => void) | undefined;
  /** Exports ticked rows with everything in them. If absent, the grid does not offer it. */
  onExport?: ((ids: readonly string[]) => void) | undefined;
  /** The dialog that copies ticked rows to another draft. If absent, the grid does not offer it. */
  renderCopyDialog?: ((dialog: CopyDialogProps) => ReactElement) | undefined;
  /** Edits a field that no cell can hold, such as the regions of a campaign, in its form. If absent, it is only shown. */
  onOpenForm?: EditableGridProps['onOpenForm'];
  /** Columns whose values the host has, beside those that are edited most. */
  extraColumns?: readonly ExtraColumn[] | undefined;
  /** The name of a business by its id, if known. */
  businessName?: ((id: string) => string | undefined) | undefined;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Generates ids of rows. */
  newId: () => string;
  isReadOnly?: boolean;
  /** Whether further rows are loading: the present ones can be read, and nothing can be changed yet. */
  isLoading?: boolean;
  ref?: Ref<EditableGridHandle>;
}

/** Campaigns, or rows of a unit, a campaign or a draft, in a spreadsheet: each edit becomes a command on the draft. Its container determines its height. */
export function RowGrid(props: RowGridProps): ReactElement {
  const { draft, kind, within, issues, limits, sync, language, onCommand, newId, ref } = props;
  const { isReadOnly = false, isLoading = false } = props;
  const places = useMemo(() => placesOf(draft, kind, within), [draft, kind, within]);
  const { rows } = places;
  const [ownColumnState, setOwnColumnState] = useState(defaultGridColumns[kind]);
  const [selectedRows, setSelectedRows] = useState<ReadonlySet<string>>(new Set());
  const grid = useRef<EditableGridHandle>(null);
  const addedId = useRef<string>(undefined);
  const hasSync = sync !== undefined;
  const containerKind = containerKindOf(draft, within);
  const hasForms = props.onOpenForm !== undefined;
  const columns = useMemo(
    () =>
      rowColumns(kind, { language, isReadOnly: isReadOnly || isLoading, hasSync, hasForms, containerKind }),
    [kind, language, isReadOnly, isLoading, hasSync, hasForms, containerKind],
  );
  const removedRows = useRemovedRows(props, places);
  const cells = useCells(places, {
    draft,
    kind,
    issues,
    sync,
    language,
    columns,
    removed: removedRows?.rows,
    businessName: props.businessName,
  });
  const shown = useExtraColumns(kind, { columns, getValue: cells.getValue }, props.extraColumns ?? noColumns);
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
      onCommand(updateCells(kind, edits));
      typing.discard(edits);
    },
    onPaste: (paste: GridPaste) => {
      onCommand(pasteOf(kind, paste, { places, newId }));
      typing.discard(paste.edits);
    },
    onInsert: (index: number) => {
      const id = newId();
      onCommand(addRows(kind, places.placeAt(index), [{}], () => id));
      addedId.current = id;
    },
    onDelete: (ids: readonly string[]) => {
      setSelectedRows(new Set());
      onCommand({ type: 'remove', kind, ids });
    },
    onDuplicate: (ids: readonly string[]) => onCommand(duplicateRows(draft, { kind, ids, newId })),
    revert: revertOf(props, typing.discard),
    tools: rowTools({
      draft,
      kind,
      within,
      rows,
      limits,
      sync,
      language,
      onCommand,
      onSelect: (ids) => setSelectedRows(new Set(ids)),
      onExport: props.onExport,
      renderCopyDialog: props.renderCopyDialog,
      newId,
    }),
    onUndo: props.onUndo,
    onRedo: props.onRedo,
  };
  return (
    <EditableGrid
      ref={grid}
      label={rowGridLabels[language].grids[kind]}
      language={language}
      rowCount={rows.length}
      columnState={props.columnState ?? ownColumnState}
      onColumnStateChange={props.onColumnStateChange ?? setOwnColumnState}
      onActiveRowChange={props.onActiveRowChange}
      filter={props.filter}
      onFilterChange={props.onFilterChange}
      {...cells}
      {...shown}
      removedRows={removedRows?.shown}
      isChecked={isChecked}
      onOpenForm={props.onOpenForm}
      typing={isReadOnly ? undefined : typing}
      {...(isReadOnly ? { onEdit: ignore } : isLoading ? { onEdit: ignore, onInsert: ignore } : commands)}
      isLoading={isLoading}
      selectedRows={selectedRows}
      onSelectedRowsChange={isReadOnly ? undefined : setSelectedRows}
    />
  );
}

const noColumns: readonly ExtraColumn[] = [];

function ignore(): void {
  // nothing can be changed
}

function revertOf(
  { draft, kind, sync, removed = [], onRevert }: RowGridProps,
  discardTyping: (cells: readonly Pick<CellEdit, 'rowKey' | 'columnId'>[]) => void,
): EditableGridProps['revert'] {
  if (!sync || !onRevert) return undefined;
  const run = (targets: readonly RevertTarget[]) => {
    const command = commandToRevert({ draft, sync, removed, undos: [] }, targets);
    if (command) onRevert(command);
  };
  return {
    canRevert: (id) => {
      const { isNew, differences } = sync.of(kind, id);
      return isNew || differences.length > 0;
    },
    onRevert: (ids) => run(ids.map((id) => ({ kind, id }))),
    onRevertCell: (id, columnId) => {
      const { differences } = sync.of(kind, id);
      const fields = differences
        .map(({ field }) => field)
        .filter((field) => columnOfField(field) === columnId);
      run([{ kind, id, fields }]);
      discardTyping([{ rowKey: id, columnId }]);
    },
  };
}
