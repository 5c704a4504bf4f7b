import type { DraftCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import { diffDrafts, type RowReference } from '../merge/diff-drafts';
import { childKindsOf, childrenOf, findRow, hasParent, tableOf, type Draft } from '../model/draft';
import { parentKinds, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';

/** A row that was deleted from a draft but is still in the account. */
export interface RemovedRow extends RowReference {
  parentId: string;
  /** The preceding row of the same parent: '' if it was the first one, null if unknown. */
  previousId: string | null;
  row: Row;
  /** Why the provider could not remove the row; empty if it has not tried. */
  reasons: readonly string[];
}

/** The server's knowledge of a draft at the time of `baseline`. */
export interface KnownLiveRows {
  baseline: Draft;
  /** Rows of the baseline that are in the account. */
  live: readonly RowReference[];
  /** Rows deleted earlier. */
  removed: readonly RemovedRow[];
}

/** Rows of a draft that are in the account. */
export interface LiveRows {
  isLive: (kind: RowKind, id: string) => boolean;
  /**
   * Deleted rows that the next upload removes from the account: parents first, then in their former order. `previousId` names a row that
   * is still in the draft.
   */
  removedFrom: (draft: Draft) => readonly RemovedRow[];
}

/** The rows in the account, from the server's knowledge. Undefined for a draft that was never uploaded. */
export function liveRows({ baseline, live, removed }: KnownLiveRows): LiveRows | undefined {
  if (live.length === 0 && removed.length === 0) return undefined;
  const keys = new Set([...live, ...removed].map(({ kind, id }) => keyOf(kind, id)));
  const isLive = (kind: RowKind, id: string) => keys.has(keyOf(kind, id));
  return {
    isLive,
    removedFrom(draft) {
      const gone = diffDrafts(baseline, draft)
        .removed.filter(({ kind, id }) => isLive(kind, id))
        .flatMap(({ kind, id }): RemovedRow[] => {
          const row = findRow<RowKind>(baseline, kind, id);
          const parentId = parentOf(tableOf<RowKind>(baseline, kind), id);
          return row === undefined || parentId === undefined
            ? []
            : [{ kind, id, parentId, previousId: null, row, reasons: [] }];
        });
      const known = new Set(gone.map(({ kind, id }) => keyOf(kind, id)));
      const before = removed.filter(
        ({ kind, id }) => !known.has(keyOf(kind, id)) && findRow<RowKind>(draft, kind, id) === undefined,
      );
      const all = [...before, ...gone];
      return rowKinds.flatMap((kind) =>
        inOrder(
          all.filter((each) => each.kind === kind),
          { baseline, draft },
        ),
      );
    },
  };
}

/** Removed rows of one kind in their former order, each after a row of its parent that the draft still has. */
function inOrder(
  removed: readonly RemovedRow[],
  { baseline, draft }: { baseline: Draft; draft: Draft },
): RemovedRow[] {
  return [...groupsOf(removed, ({ parentId }) => parentId)].flatMap(([parentId, rows]) => {
    const kind = rows[0]?.kind ?? 'campaign';
    const isPresent = new Set(childrenOf<RowKind>(draft, kind, parentId).map(({ id }) => id));
    const places = new Map([['', { index: -1, previousId: '' }]]);
    let previousId = '';
    for (const [index, { id }] of childrenOf<RowKind>(baseline, kind, parentId).entries()) {
      if (isPresent.has(id)) previousId = id;
      places.set(id, { index, previousId });
    }
    const placed = rows.map((row) => {
      const own = places.get(row.id);
      const { index, previousId: at } = own ?? places.get(row.previousId ?? row.id) ?? unknownPlace;
      // a row that was removed before the baseline follows a row of the baseline
      return { index: own ? index : index + 0.5, row: { ...row, previousId: at } };
    });
    // a stable order, also for rows with unknown positions
    return placed.toSorted((one, other) => one.index - other.index).map(({ row }) => row);
  });
}

const unknownPlace = { index: Number.MAX_SAFE_INTEGER, previousId: null };

function groupsOf<Each>(items: readonly Each[], keyOfItem: (item: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group) group.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}

/** Numbers of live rows by kind that a command deletes, including the rows in them. */
export function liveRowsDeletedBy(
  draft: Draft,
  command: DraftCommand,
  { isLive }: Pick<LiveRows, 'isLive'>,
): Record<RowKind, number> {
  const counts = { campaign: 0, unit: 0, keyword: 0, creative: 0, picture: 0 };
  const count = (kind: RowKind, ids: readonly string[]) => {
    for (const id of ids) {
      if (isLive(kind, id)) counts[kind]++;
      for (const child of childKindsOf(kind))
        count(
          child,
          childrenOf<RowKind>(draft, child, id).map((row) => row.id),
        );
    }
  };
  for (const each of command.type === 'batch' ? command.commands : [command])
    if (each.type === 'remove') count(each.kind, each.ids);
  return counts;
}

/**
 * The command that restores removed rows, each with its contents and its parents; null if none can be restored. The undo steps have
 * newer versions of rows that were edited before they were deleted.
 */
export function commandToTakeBack(
  draft: Draft,
  {
    removed,
    rows,
    undos,
  }: { removed: readonly RemovedRow[]; rows: readonly RowReference[]; undos: readonly DraftCommand[] },
): DraftCommand | null {
  const wanted = new Set(rows.map(({ kind, id }) => keyOf(kind, id)));
  const parentKey = ({ kind, parentId }: RemovedRow) => {
    const parentKind = parentKinds[kind];
    return parentKind === null ? '' : keyOf(parentKind, parentId);
  };
  // first their parents, then their contents
  for (const row of removed.toReversed()) if (wanted.has(keyOf(row.kind, row.id))) wanted.add(parentKey(row));
  const back = new Set(rows.map(({ kind, id }) => keyOf(kind, id)));
  for (const row of removed) if (back.has(parentKey(row))) back.add(keyOf(row.kind, row.id));
  const chosen = removed.filter(({ kind, id }) => wanted.has(keyOf(kind, id)) || back.has(keyOf(kind, id)));
  const present = new Set(chosen.map(({ kind, id }) => keyOf(kind, id)));
  const commands = rowKinds.flatMap((kind) => {
    const own = chosen.filter(
      (each) => each.kind === kind && (hasParent(draft, kind, each.parentId) || present.has(parentKey(each))),
    );
    const placements = [...groupsOf(own, ({ parentId }) => parentId)].flatMap(([parentId, rows]) =>
      placementsIn(draft, parentId, rows).map(({ index, rows: placed }) => ({
        parentId,
        index,
        rows: placed.map((each) => lastRow(undos, each) ?? each.row),
      })),
    );
    return placements.length === 0 ? [] : [addOf(kind, placements)];
  });
  return commands.length === 0 ? null : { type: 'batch', commands };
}

/** Former positions of a parent's removed rows; after the last row if unknown. */
function placementsIn(
  draft: Draft,
  parentId: string,
  removed: readonly RemovedRow[],
): { index: number | undefined; rows: readonly RemovedRow[] }[] {
  const kind = removed[0]?.kind ?? 'campaign';
  const indexes = new Map(childrenOf<RowKind>(draft, kind, parentId).map(({ id }, index) => [id, index + 1]));
  const groups = [...groupsOf(removed, ({ previousId }) => previousId ?? 'unknown')].map(([, rows]) => {
    const previousId = rows[0]?.previousId ?? null;
    return { index: previousId === '' ? 0 : indexes.get(previousId ?? ''), rows };
  });
  let count = 0;
  return groups
    .toSorted((one, other) => (one.index ?? Infinity) - (other.index ?? Infinity) || 0)
    .map(({ index, rows }) => {
      const placed = { index: index === undefined ? undefined : index + count, rows };
      count += rows.length;
      return placed;
    });
}

function lastRow(undos: readonly DraftCommand[], { kind, id }: RowReference): Row | undefined {
  for (const undo of undos.toReversed())
    for (const each of undo.type === 'batch' ? undo.commands : [undo]) {
      if (each.type !== 'add' || each.kind !== kind) continue;
      for (const { rows } of each.placements) {
        const row = (rows as readonly Row[]).find((one) => one.id === id);
        if (row) return row;
      }
    }
  return undefined;
}

const keyOf = (kind: RowKind, id: string) => `${kind} ${id}`;
