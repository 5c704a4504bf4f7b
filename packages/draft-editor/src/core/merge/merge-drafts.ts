import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import { childKindsOf, childrenOf, hasParent, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import { rootId, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf, rowsIn } from '../model/table';
import { diffDrafts, isEqual, type DraftDifference, type RowReference } from './diff-drafts';
import { fieldsWith, mergeLists } from './merge-values';
import { mergedOrder } from './merged-order';

/** A field or row that both sides changed differently. */
export interface MergeConflict {
  /** Null for the draft itself. */
  kind: RowKind | null;
  id: string;
  /** `parentId`: both moved the row; `row`: one removed it, and the other changed it or its contents. */
  field: string;
  base: unknown;
  /** `removed` or `changed` for the conflict `row`. */
  mine: unknown;
  theirs: unknown;
}

export interface MergedDraft {
  /** Has their side of each conflict; `commandToTakeMine` switches to mine. */
  merged: Draft;
  conflicts: readonly MergeConflict[];
  /** Commands from their draft to the merged one: my changes, as far as they are in it. */
  commands: readonly DraftCommand[];
}

export interface MergeOptions {
  /** Whether my side is an account: it has no order, its fields change together, and lists of it are merged by element. */
  isAccount?: boolean;
}

interface Merge {
  isAccount: boolean;
  base: Draft;
  mine: Draft;
  theirs: Draft;
  own: DraftDifference;
  other: DraftDifference;
  merged: Draft;
  conflicts: MergeConflict[];
  commands: DraftCommand[];
}

/**
 * Merges the changes of two sides since a common base. A row or field that one side changed gets that side's value; if both changed it
 * differently, it gets theirs and becomes a conflict. The order of rows is mine unless they changed it.
 */
export function mergeDrafts(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  { isAccount = false }: MergeOptions = {},
): MergedDraft {
  const own = diffDrafts(base, mine);
  const other = diffDrafts(base, theirs);
  const sides = { base, mine, theirs, own, other };
  const merge: Merge = { ...sides, isAccount, merged: theirs, conflicts: [], commands: [] };
  mergeName(merge);
  mergeAdditions(merge);
  for (const kind of rowKinds) mergeFields(merge, kind);
  mergeRemovals(merge);
  if (!isAccount) mergeOrder(merge);
  const { merged, commands } = merge;
  return { merged, conflicts: [...merge.conflicts, ...removedByThem(merge)], commands };
}

function apply(merge: Merge, command: DraftCommand): void {
  merge.merged = applyCommand(merge.merged, command).draft;
  merge.commands.push(command);
}

function mergeName(merge: Merge): void {
  const { own, other, conflicts } = merge;
  if (own.name === null || own.name.to === other.name?.to) return;
  if (other.name === null) apply(merge, { type: 'rename', name: own.name.to });
  else
    conflicts.push({
      kind: null,
      id: rootId,
      field: 'name',
      base: own.name.from,
      mine: own.name.to,
      theirs: other.name.to,
    });
}

/**
 * Leaves out rows whose parent they removed: they are part of its conflict. Rows that both added, such as after a lost response, are
 * compared by field.
 */
function mergeAdditions(merge: Merge): void {
  const { mine, theirs, own, conflicts } = merge;
  for (const kind of rowKinds) {
    const added = new Map<string, Row[]>();
    const [inMine, inTheirs] = [rowLookup(mine, kind), rowLookup(theirs, kind)];
    for (const { id } of own.added.filter((reference) => reference.kind === kind)) {
      const parentId = parentOf(tableOf(mine, kind), id);
      const row = inMine(id);
      if (parentId === undefined || row === undefined) continue;
      listIn(added, parentId).push(row);
    }
    const placements = [...added]
      .filter(([parentId]) => hasParent(merge.merged, kind, parentId))
      .map(([parentId, rows]) => {
        conflicts.push(...rows.flatMap((row) => addedTwice(kind, row, inTheirs(row.id))));
        return { parentId, rows: rows.filter(({ id }) => inTheirs(id) === undefined) };
      })
      .filter(({ rows }) => rows.length > 0);
    if (placements.length > 0) apply(merge, addOf(kind, placements));
  }
}

function addedTwice(kind: RowKind, mine: Row, theirs: Row | undefined): MergeConflict[] {
  if (theirs === undefined) return [];
  return Object.keys(mine).flatMap((field) => {
    const values = { mine: mine[field as keyof Row], theirs: theirs[field as keyof Row] };
    return isEqual(values.mine, values.theirs)
      ? []
      : [{ kind, id: mine.id, field, base: undefined, ...values }];
  });
}

/** Fields and parents of one kind, as one update and one move: a draft may have 100,000 changed rows. */
function mergeFields(merge: Merge, kind: RowKind): void {
  const { merged, theirs, own, conflicts } = merge;
  const inTheirs = rowLookup(theirs, kind);
  const isOpposed = merge.isAccount ? changedTogether(merge, kind) : undefined;
  const opposed = new Map<string, Set<string>>();
  const updates = new Map<string, Record<string, unknown>>();
  const moves = new Map<string, string[]>();
  for (const { id, field, from, to } of own.changed.filter((difference) => difference.kind === kind)) {
    const parentId = parentOf(tableOf(theirs, kind), id);
    const row = inTheirs(id);
    if (row === undefined || parentId === undefined) continue;
    const present = field === 'parentId' ? parentId : row[field as keyof Row];
    if (isEqual(present, to)) continue;
    const isSame = isEqual(present, from);
    const list =
      isOpposed && !isSame ? mergeLists(field, { base: from, mine: to, theirs: present }) : undefined;
    if (list !== undefined) {
      if (!isEqual(present, list)) updates.set(id, { ...updates.get(id), [field]: list });
    } else if (isOpposed?.(id, field))
      opposed.set(id, new Set([...(opposed.get(id) ?? []), ...fieldsWith(kind, field)]));
    else if (!isSame) conflicts.push({ kind, id, field, base: from, mine: to, theirs: present });
    else if (field === 'parentId') listIn(moves, String(to)).push(id);
    else updates.set(id, { ...updates.get(id), [field]: to });
  }
  conflicts.push(...opposedFields(merge, kind, opposed));
  const edits = [...updates].map(([id, changes]) => ({ id, changes }));
  const placed = [...moves]
    .filter(([parentId]) => hasParent(merged, kind, parentId))
    .map(([parentId, ids]) => ({ parentId, ids }));
  if (edits.length > 0) apply(merge, { type: 'update', kind, edits });
  if (placed.length > 0) apply(merge, { type: 'move', kind, moves: placed });
}

/** Whether they changed a field of a row, or one that has a meaning only with it. */
function changedTogether({ other }: Merge, kind: RowKind): (id: string, field: string) => boolean {
  const changed = new Map<string, string[]>();
  for (const each of other.changed) if (each.kind === kind) listIn(changed, each.id).push(each.field);
  return (id, field) => {
    const fields = changed.get(id);
    return fields !== undefined && fieldsWith(kind, field).some((each) => fields.includes(each));
  };
}

/** Conflicts of fields that change together, where the sides differ. */
function opposedFields(
  { base, mine, theirs }: Merge,
  kind: RowKind,
  opposed: ReadonlyMap<string, ReadonlySet<string>>,
): MergeConflict[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((draft) => rowLookup(draft, kind));
  return [...opposed].flatMap(([id, fields]) =>
    [...fields].flatMap((field) => {
      const [was, own, present] = [inBase, inMine, inTheirs].map(
        (rowIn) => rowIn?.(id)?.[field as keyof Row],
      );
      return isEqual(own, present) ? [] : [{ kind, id, field, base: was, mine: own, theirs: present }];
    }),
  );
}

/** The list of a key, created at first use. */
function listIn<Each>(lists: Map<string, Each[]>, key: string): Each[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Removes my removed rows, unless they changed a row or something in it. */
function mergeRemovals(merge: Merge): void {
  const { own, theirs, other, conflicts } = merge;
  const touched = touchedRows(other);
  const removed = topRows(own.removed, theirs);
  for (const kind of rowKinds) {
    const ids = removed
      .filter((reference) => reference.kind === kind)
      .map(({ id }) => id)
      .filter((id) => parentOf(tableOf(merge.merged, kind), id) !== undefined);
    const isTouched = (id: string) => hasTouched(theirs, { kind, id }, touched);
    for (const id of ids.filter(isTouched))
      conflicts.push({ kind, id, field: 'row', base: 'present', mine: 'removed', theirs: 'changed' });
    const left = ids.filter((id) => !isTouched(id));
    if (left.length > 0) apply(merge, { type: 'remove', kind, ids: left });
  }
}

/** Rows that they removed although I changed them, or something in them. */
function removedByThem({ own, other, mine }: Merge): MergeConflict[] {
  const touched = touchedRows(own);
  return topRows(other.removed, mine)
    .filter((reference) => hasTouched(mine, reference, touched))
    .map(({ kind, id }) => ({
      kind,
      id,
      field: 'row',
      base: 'present',
      mine: 'changed',
      theirs: 'removed',
    }));
}

const keyOf = ({ kind, id }: RowReference) => `${kind} ${id}`;

function touchedRows({ added, changed }: DraftDifference): Set<string> {
  return new Set([...added, ...changed].map(keyOf));
}

/** The removed rows that the other side has, without those inside another one. */
function topRows(removed: readonly RowReference[], other: Draft): RowReference[] {
  const ids = new Set(removed.map(({ id }) => id));
  return removed.filter(({ kind, id }) => {
    const parentId = parentOf(tableOf(other, kind), id);
    return parentId !== undefined && !ids.has(parentId);
  });
}

function hasTouched(draft: Draft, reference: RowReference, touched: ReadonlySet<string>): boolean {
  return (
    touched.has(keyOf(reference)) ||
    childKindsOf(reference.kind).some((kind) =>
      childrenOf<RowKind>(draft, kind, reference.id).some(({ id }) =>
        hasTouched(draft, { kind, id }, touched),
      ),
    )
  );
}

/** Puts rows in my order if they did not change it. */
function mergeOrder(merge: Merge): void {
  const { base, mine, theirs } = merge;
  for (const kind of rowKinds) {
    for (const [parentId, group] of tableOf<RowKind>(mine, kind).groups) {
      const known = rowsIn<Row>(tableOf(base, kind), parentId);
      if (group === known) continue;
      const order = mergedOrder({
        base: idsOf(known),
        mine: idsOf(group),
        theirs: idsOf(rowsIn<Row>(tableOf(theirs, kind), parentId)),
        merged: idsOf(rowsIn<Row>(tableOf(merge.merged, kind), parentId)),
      });
      if (order) apply(merge, { type: 'move', kind, moves: [{ parentId, index: 0, ids: order }] });
    }
  }
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => id);
}
