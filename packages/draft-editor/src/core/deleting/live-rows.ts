import type { DraftCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import { diffDrafts, type RowReference } from '../merge/diff-drafts';
import { childKindsOf, childrenOf, findRow, hasParent, tableOf, type Draft } from '../model/draft';
import { parentKinds, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';

/** A row that was deleted from a draft while the account has it. */
export interface RemovedRow extends RowReference {
  parentId: string;
  row: Row;
  /** Why the provider could not remove it; empty: it did not try. */
  reasons: readonly string[];
}

/** What a server knew about a draft when it was `baseline`. */
export interface KnownLiveRows {
  baseline: Draft;
  /** Rows of the baseline that the account has. */
  live: readonly RowReference[];
  /** Rows that were deleted before. */
  removed: readonly RemovedRow[];
}

/** Rows of a draft that the account has. */
export interface LiveRows {
  isLive: (kind: RowKind, id: string) => boolean;
  /** Those that were deleted, and that the next upload removes from the account; parents first. */
  removedFrom: (draft: Draft) => readonly RemovedRow[];
}

/** Rows that the account has, by what a server knew. Undefined for a draft of which it has nothing. */
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
            : [{ kind, id, parentId, row, reasons: [] }];
        });
      const known = new Set(gone.map(({ kind, id }) => keyOf(kind, id)));
      const before = removed.filter(
        ({ kind, id }) => !known.has(keyOf(kind, id)) && findRow<RowKind>(draft, kind, id) === undefined,
      );
      const all = [...before, ...gone];
      return rowKinds.flatMap((kind) => all.filter((each) => each.kind === kind));
    },
  };
}

/** Numbers of live rows by kind that a command deletes, with those that they contain. */
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
 * The command that brings removed rows back, each with what it contained and with what contained it; null where none can be. The steps to
 * undo have newer versions of rows that were edited before they were deleted.
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
  // what contains them, then what they contain
  for (const row of removed.toReversed()) if (wanted.has(keyOf(row.kind, row.id))) wanted.add(parentKey(row));
  const back = new Set(rows.map(({ kind, id }) => keyOf(kind, id)));
  for (const row of removed) if (back.has(parentKey(row))) back.add(keyOf(row.kind, row.id));
  const chosen = removed.filter(({ kind, id }) => wanted.has(keyOf(kind, id)) || back.has(keyOf(kind, id)));
  const present = new Set(chosen.map(({ kind, id }) => keyOf(kind, id)));
  const commands = rowKinds.flatMap((kind) => {
    const placements = new Map<string, Row[]>();
    for (const each of chosen) {
      if (each.kind !== kind) continue;
      if (!hasParent(draft, kind, each.parentId) && !present.has(parentKey(each))) continue;
      const row = lastRow(undos, each) ?? each.row;
      const siblings = placements.get(each.parentId);
      if (siblings) siblings.push(row);
      else placements.set(each.parentId, [row]);
    }
    return placements.size === 0
      ? []
      : [
          addOf(
            kind,
            [...placements].map(([parentId, placed]) => ({ parentId, rows: placed })),
          ),
        ];
  });
  return commands.length === 0 ? null : { type: 'batch', commands };
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
