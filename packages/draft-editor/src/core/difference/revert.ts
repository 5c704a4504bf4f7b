import type { DraftCommand } from '../commands/command';
import { commandToTakeBack, type RemovedRow } from '../deleting/live-rows';
import { isEqual, type RowReference } from '../merge/diff-drafts';
import { fieldsWith } from '../merge/merge-values';
import { childKindsOf, childrenOf, hasParent, tableOf } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import { parentKinds, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import type { DraftSync } from '../sync/sync-states';
import type { ChangedDraft } from './changed-rows';
import { isInAccount } from './row-difference';

/** A row to revert, or only some of its fields; `parentId` for its place. */
export interface RevertTarget extends RowReference {
  fields?: readonly string[];
}

interface Revert extends ChangedDraft {
  sync: DraftSync;
  /** The steps that can be undone: they have the latest versions of deleted rows. */
  undos: readonly DraftCommand[];
}

/**
 * The command that makes rows as they are in the account: changed fields get the account's values, moved rows return to their parents,
 * new rows are removed, and removed ones restored with their contents. Fields with a meaning only together are reverted together.
 * Null if nothing is left to revert, or the account's values are unknown.
 */
export function commandToRevert(revert: Revert, targets: readonly RevertTarget[]): DraftCommand | null {
  const isGone = removedKeys(revert.removed);
  const gone = targets.filter((target) => isGone.has(keyOf(target)));
  const present = withContentsOfNew(
    revert,
    targets.filter((target) => parentOf(tableOf(revert.draft, target.kind), target.id) !== undefined),
  );
  const restored = restoredRows(revert, gone);
  const commands = [
    ...restoreCommands(revert, { restored, present }),
    ...moveCommands(revert, present),
    ...updateCommands(revert, present),
    ...resetCommands(revert, restored),
    ...removeCommands(revert, present),
  ];
  return commands.length === 0 ? null : { type: 'batch', commands };
}

const keyOf = ({ kind, id }: RowReference) => `${kind} ${id}`;
const removedKeys = (removed: readonly RemovedRow[]) => new Set(removed.map(keyOf));

/** Rows of the account that are in a new row return to their parents before it is removed. */
function withContentsOfNew({ draft, sync }: Revert, targets: readonly RevertTarget[]): RevertTarget[] {
  const known = new Set(targets.map(keyOf));
  const all = [...targets];
  const addContents = ({ kind, id }: RowReference) => {
    for (const child of childKindsOf(kind))
      for (const row of childrenOf<RowKind>(draft, child, id)) {
        const isNew = sync.of(child, row.id).isNew;
        const target = { kind: child, id: row.id, fields: ['parentId'] };
        if (!isNew && !known.has(keyOf(target))) all.push(target);
        if (isNew) addContents(target);
      }
  };
  for (const target of targets)
    if (target.fields === undefined && sync.of(target.kind, target.id).isNew) addContents(target);
  return all;
}

/** Deleted rows with everything deleted in them. */
function restoredRows({ removed }: Revert, gone: readonly RowReference[]): RemovedRow[] {
  const back = new Set(gone.map(keyOf));
  // parents come first
  return removed.filter((row) => {
    const parentKind = parentKinds[row.kind];
    if (parentKind !== null && back.has(`${parentKind} ${row.parentId}`)) back.add(keyOf(row));
    return back.has(keyOf(row));
  });
}

/** Restores rows in their places in the account, and without their contents the deleted parents to which rows return. */
function restoreCommands(
  { draft, sync, removed, undos }: Revert,
  { restored, present }: { restored: readonly RemovedRow[]; present: readonly RevertTarget[] },
): DraftCommand[] {
  const isGone = new Map(removed.map((row) => [keyOf(row), row]));
  const isBack = new Set(restored.map(keyOf));
  const placeOf = (row: RemovedRow) => sync.baseOf(row.kind, row.id)?.parentId ?? row.parentId;
  const addParents = (kind: RowKind, parentId: string) => {
    const parentKind = parentKinds[kind];
    const parent = parentKind === null ? undefined : isGone.get(`${parentKind} ${parentId}`);
    if (parent === undefined) return;
    isBack.add(keyOf(parent));
    addParents(parent.kind, placeOf(parent));
  };
  for (const target of present) {
    const base = isPlaceReverted(target) ? sync.baseOf(target.kind, target.id) : undefined;
    if (base) addParents(target.kind, base.parentId);
  }
  for (const row of restored) addParents(row.kind, placeOf(row));
  const rows = removed.flatMap((row) => {
    if (!isBack.has(keyOf(row))) return [];
    const parentId = placeOf(row);
    return [parentId === row.parentId ? row : { ...row, parentId, previousId: null }];
  });
  const command = commandToTakeBack(draft, { removed: rows, rows, undos });
  return command === null ? [] : command.type === 'batch' ? [...command.commands] : [command];
}

const isPlaceReverted = ({ fields }: RevertTarget) => fields === undefined || fields.includes('parentId');

function moveCommands({ draft, sync, removed }: Revert, targets: readonly RevertTarget[]): DraftCommand[] {
  const isGone = removedKeys(removed);
  return rowKinds.flatMap((kind): DraftCommand[] => {
    const parentKind = parentKinds[kind];
    const moves = new Map<string, string[]>();
    for (const target of targets) {
      if (target.kind !== kind || !isPlaceReverted(target)) continue;
      const parentId = sync.baseOf(kind, target.id)?.parentId;
      if (parentId === undefined || parentId === parentOf(tableOf<RowKind>(draft, kind), target.id)) continue;
      if (!hasParent(draft, kind, parentId) && !isGone.has(`${parentKind ?? ''} ${parentId}`)) continue;
      const ids = moves.get(parentId);
      if (ids) ids.push(target.id);
      else moves.set(parentId, [target.id]);
    }
    return moves.size === 0
      ? []
      : [{ type: 'move', kind, moves: [...moves].map(([parentId, ids]) => ({ parentId, ids })) }];
  });
}

/** One update for each kind: a draft may have 100,000 changed rows. */
function updateCommands({ draft, sync }: Revert, targets: readonly RevertTarget[]): DraftCommand[] {
  return rowKinds.flatMap((kind) => {
    const rowOf = rowLookup(draft, kind);
    const edits = targets.flatMap(({ kind: own, id, fields }) => {
      const row = own === kind ? rowOf(id) : undefined;
      const base = row && sync.baseOf(kind, id);
      if (!row || !base || sync.of(kind, id).differences.length === 0) return [];
      const changes = valuesOf(
        kind,
        base.row,
        fields?.flatMap((field) => fieldsWith(kind, field)),
      );
      const differing = Object.entries(changes).filter(
        ([field, value]) => !isEqual(row[field as keyof Row], value),
      );
      return differing.length === 0 ? [] : [{ id, changes: Object.fromEntries(differing) }];
    });
    return edits.length === 0 ? [] : [{ type: 'update' as const, kind, edits }];
  });
}

/** Restored rows may have been edited before they were deleted. */
function resetCommands({ sync }: Revert, restored: readonly RowReference[]): DraftCommand[] {
  return rowKinds.flatMap((kind) => {
    const edits = restored.flatMap((row) => {
      const base = row.kind === kind ? sync.baseOf(kind, row.id) : undefined;
      return base === undefined ? [] : [{ id: row.id, changes: valuesOf(kind, base.row) }];
    });
    return edits.length === 0 ? [] : [{ type: 'update' as const, kind, edits }];
  });
}

/** Values of a row that are part of the account. */
function valuesOf(kind: RowKind, row: Row, fields: readonly string[] = Object.keys(row)) {
  return Object.fromEntries(
    Object.entries(row).filter(([field]) => fields.includes(field) && isInAccount(kind, field)),
  );
}

function removeCommands({ draft, sync }: Revert, targets: readonly RevertTarget[]): DraftCommand[] {
  const removed = new Set<string>();
  return rowKinds.flatMap((kind): DraftCommand[] => {
    const parentKind = parentKinds[kind];
    const ids = targets.flatMap(({ kind: own, id, fields }) => {
      if (own !== kind || fields !== undefined || !sync.of(kind, id).isNew) return [];
      removed.add(`${kind} ${id}`);
      // its parent takes it along
      const parentId = parentOf(tableOf<RowKind>(draft, kind), id);
      return removed.has(`${parentKind ?? ''} ${parentId ?? ''}`) ? [] : [id];
    });
    return ids.length === 0 ? [] : [{ type: 'remove', kind, ids }];
  });
}
