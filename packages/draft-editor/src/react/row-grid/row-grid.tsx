import type { Language } from '@meridian/i18n/core';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react';
import {
  childrenOf,
  emptyFields,
  issueMessage,
  type Draft,
  type DraftCommand,
  type DraftIssues,
  type DraftSync,
  type Issue,
  type RemovedRow,
  type Row,
  type RowKind,
} from '../../core';
import { checkedRows } from '../../core/validation/checked-rows';
import { EditableGrid } from '../grid/editable-grid';
import type {
  CellEdit,
  CellIssue,
  EditableGridHandle,
  EditableGridProps,
  GridPaste,
  GridRemovedRows,
  GridValue,
} from '../grid/types';
import { rowGridLabels } from './labels';
import {
  defaultGridColumns,
  removedText,
  rowColumns,
  syncShape,
  syncText,
  toCell,
  toField,
  type GridRowKind,
} from './row-columns';
import { useGridTyping } from './use-grid-typing';

export interface RowGridProps extends Pick<
  EditableGridProps,
  'columnState' | 'onColumnStateChange' | 'onActiveRowChange'
> {
  draft: Draft;
  kind: GridRowKind;
  /** Id of the unit with the keywords or creatives, or of the campaign with the units. */
  parentId: string;
  /** Undefined until the draft is checked. */
  issues: DraftIssues | undefined;
  /** Which rows the provider has; if absent, the grid does not show it. */
  sync?: DraftSync | undefined;
  /** Deleted rows that are still in the account; those of the parent are shown in their former place, struck through. */
  removed?: readonly RemovedRow[] | undefined;
  /** Restores deleted rows. */
  onTakeBack?: ((rows: readonly RemovedRow[]) => void) | undefined;
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

/** Rows of one parent in a spreadsheet: each edit becomes a command on the draft. Its container determines its height. */
export function RowGrid(props: RowGridProps): ReactElement {
  const { draft, kind, parentId, issues, sync, language, onCommand, newId, isReadOnly = false, ref } = props;
  const rows: readonly Row[] = childrenOf<RowKind>(draft, kind, parentId);
  const [ownColumnState, setOwnColumnState] = useState(defaultGridColumns[kind]);
  const [selectedRows, setSelectedRows] = useState<ReadonlySet<string>>(new Set());
  const grid = useRef<EditableGridHandle>(null);
  const addedId = useRef<string>(undefined);
  const hasSync = sync !== undefined;
  const columns = useMemo(
    () => rowColumns(kind, { language, isReadOnly, hasSync }),
    [kind, language, isReadOnly, hasSync],
  );
  const removedRows = useRemovedRows(props);
  const cells = useCells(rows, {
    kind,
    issues,
    sync,
    language,
    columnIds: columns.map(({ id }) => id),
    removed: removedRows?.rows,
  });
  useImperativeHandle(ref, () => ({ focusCell: (...cell) => grid.current?.focusCell(...cell) ?? false }), []);
  useEffect(() => {
    // the added row exists now
    const id = addedId.current;
    if (id !== undefined && grid.current?.focusCell(id, columns[0]?.id ?? '')) addedId.current = undefined;
  }, [rows, columns]);
  const typing = useGridTyping(draft, kind);
  const isChecked = useMemo(
    () => checkedRows(issues, { draft, kind, parentId }),
    [issues, draft, kind, parentId],
  );
  const commands = {
    onEdit: (edits: readonly CellEdit[]) => {
      onCommand(updateOf(kind, edits));
      typing.discard(edits);
    },
    onPaste: (paste: GridPaste) => {
      onCommand(pasteOf(kind, parentId, paste, newId));
      typing.discard(paste.edits);
    },
    onInsert: (index: number) => {
      const id = newId();
      onCommand(addOf(kind, { parentId, index: Math.min(index, rows.length) }, [{}], () => id));
      addedId.current = id;
    },
    onDelete: (ids: readonly string[]) => {
      setSelectedRows(new Set());
      onCommand({ type: 'remove', kind, ids });
    },
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

/** The deleted rows of the parent, by their ids and as the grid shows them. */
function useRemovedRows({
  removed,
  kind,
  parentId,
  language,
  onTakeBack,
  isReadOnly = false,
}: RowGridProps): { rows: ReadonlyMap<string, RemovedRow>; shown: GridRemovedRows } | undefined {
  return useMemo(() => {
    const own = (removed ?? []).filter((row) => row.kind === kind && row.parentId === parentId);
    if (own.length === 0) return undefined;
    const rows = new Map(own.map((row) => [row.id, row]));
    const after = new Map<string | null, string[]>();
    for (const { id, previousId } of own) {
      const ids = after.get(previousId);
      if (ids) ids.push(id);
      else after.set(previousId, [id]);
    }
    const takeBack = (ids: readonly string[]) =>
      onTakeBack?.(
        ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? [row] : [];
        }),
      );
    return {
      rows,
      shown: {
        after,
        label: rowGridLabels[language].toBeRemoved,
        noteColumnId: syncShape.id,
        onTakeBack: isReadOnly || !onTakeBack ? undefined : takeBack,
      },
    };
  }, [removed, kind, parentId, language, onTakeBack, isReadOnly]);
}

/** Functions that the grid calls for rows; they change identity with their results. */
function useCells(
  rows: readonly Row[],
  {
    kind,
    issues,
    sync,
    language,
    columnIds,
    removed,
  }: Pick<RowGridProps, 'kind' | 'issues' | 'sync' | 'language'> & {
    columnIds: readonly string[];
    removed: ReadonlyMap<string, RemovedRow> | undefined;
  },
) {
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const keys = rows.map(({ id }) => id).join('\n');
  const ids = useMemo(() => keys.split('\n'), [keys]);
  const rowKey = useCallback((index: number) => ids[index] ?? '', [ids]);
  const getValue = useCallback(
    (id: string, columnId: string): GridValue => {
      const gone = removed?.get(id);
      if (sync && columnId === syncShape.id)
        return gone ? removedText(gone, language) : syncText(sync.of(kind, id), language);
      return toCell((gone?.row ?? byId.get(id))?.[columnId as keyof Row]);
    },
    [byId, removed, sync, kind, language],
  );
  const [firstColumn = ''] = columnIds;
  const known = columnIds.join(' ');
  const issuesOf = useCallback(
    (id: string, columnId: string): readonly CellIssue[] => {
      const own = issues?.of(kind, id) ?? [];
      if (own.length === 0) return noIssues;
      const columnOf = ({ field }: Issue) =>
        field !== undefined && known.split(' ').includes(field) ? field : firstColumn;
      return own
        .filter((issue) => columnOf(issue) === columnId)
        .map((issue) => ({
          severity: issue.severity === 'error' ? 'error' : 'warning',
          message: issueMessage(issue, language),
        }));
    },
    [issues, kind, known, firstColumn, language],
  );
  const errorRows = useMemo(
    () =>
      issues &&
      rows.flatMap(({ id }, index) =>
        issues.of(kind, id).some(({ severity }) => severity === 'error') ? [index] : [],
      ),
    [rows, issues, kind],
  );
  const markedRows = useMemo(
    () =>
      sync && {
        label: rowGridLabels[language].onlyNotSynchronized,
        indexes: rows.flatMap(({ id }, index) => (sync.of(kind, id).state === 'synchronized' ? [] : [index])),
      },
    [rows, sync, kind, language],
  );
  return { rowKey, getValue, issuesOf, markedRows, ...(errorRows && { errorRows }) };
}

const noIssues: readonly CellIssue[] = [];

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

function pasteOf(
  kind: GridRowKind,
  parentId: string,
  { edits, newRows }: GridPaste,
  newId: () => string,
): DraftCommand {
  const commands: DraftCommand[] = [];
  if (edits.length > 0) commands.push(updateOf(kind, edits));
  if (newRows.length > 0) commands.push(addOf(kind, { parentId }, newRows, newId));
  const [only, ...others] = commands;
  return only && others.length === 0 ? only : { type: 'batch', commands };
}
