import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { addOf, updateOf } from '../commands/row-commands';
import { childKindsOf, childrenOf, findRow, hasParent, tableOf, type Draft } from '../model/draft';
import { rootId, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf, rowsIn } from '../model/table';
import {
  diffDrafts,
  isEqual,
  type DraftDifference,
  type FieldDifference,
  type RowReference,
} from './diff-drafts';
import { mergedOrder } from './merged-order';

/** What both sides changed in different ways. */
export interface MergeConflict {
  /** null: the draft itself. */
  kind: RowKind | null;
  id: string;
  /** `parentId`: both moved the row; `row`: one removed it, the other changed it or what it contains. */
  field: string;
  base: unknown;
  /** Of the conflict `row`: `removed` or `changed`. */
  mine: unknown;
  theirs: unknown;
}

export interface MergedDraft {
  /** Has their side of each conflict; `commandToTakeMine` makes it mine. */
  merged: Draft;
  conflicts: readonly MergeConflict[];
}

interface Merge {
  base: Draft;
  mine: Draft;
  theirs: Draft;
  own: DraftDifference;
  other: DraftDifference;
  merged: Draft;
  conflicts: MergeConflict[];
}

/**
 * Merges the changes of two sides since a common base. A row or field that one side changed is as that side has it; what both
 * changed in different ways is as they have it, and a conflict. Where they did not change the order of rows, it is mine.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): MergedDraft {
  const own = diffDrafts(base, mine);
  const other = diffDrafts(base, theirs);
  const merge: Merge = { base, mine, theirs, own, other, merged: theirs, conflicts: [] };
  mergeName(merge);
  mergeAdditions(merge);
  for (const difference of own.changed) mergeField(merge, difference);
  mergeRemovals(merge);
  mergeOrder(merge);
  return { merged: merge.merged, conflicts: [...merge.conflicts, ...removedByThem(merge)] };
}

function apply(merge: Merge, command: DraftCommand): void {
  merge.merged = applyCommand(merge.merged, command).draft;
}

function mergeName(merge: Merge): void {
  const { own, other, conflicts } = merge;
  if (own.name === null || own.name.to === other.name?.to) return;
  if (other.name === null) apply(merge, { type: 'rename', name: own.name.to });
  else
    conflicts.push({
      ...{ kind: null, id: rootId, field: 'name' },
      ...{ base: own.name.from, mine: own.name.to, theirs: other.name.to },
    });
}

/**
 * Rows whose parent they removed are left out: they are part of its conflict. What both added, as when a response was lost, is
 * compared by field.
 */
function mergeAdditions(merge: Merge): void {
  const { mine, theirs, own, conflicts } = merge;
  for (const kind of rowKinds) {
    const rows = new Map<string, Row[]>();
    for (const reference of own.added) {
      const parentId = reference.kind === kind ? parentOf(tableOf(mine, kind), reference.id) : undefined;
      const row = findRow<RowKind>(mine, kind, reference.id);
      if (parentId === undefined || row === undefined || !hasParent(merge.merged, kind, parentId)) continue;
      const present = findRow<RowKind>(theirs, kind, reference.id);
      if (present) {
        conflicts.push(...addedTwice(kind, row, present));
        continue;
      }
      const group = rows.get(parentId);
      if (group) group.push(row);
      else rows.set(parentId, [row]);
    }
    const placements = [...rows].map(([parentId, group]) => ({ parentId, rows: group }));
    if (placements.length > 0) apply(merge, addOf(kind, placements));
  }
}

function addedTwice(kind: RowKind, mine: Row, theirs: Row): MergeConflict[] {
  return Object.keys(mine).flatMap((field) => {
    const values = { mine: mine[field as keyof Row], theirs: theirs[field as keyof Row] };
    return isEqual(values.mine, values.theirs)
      ? []
      : [{ kind, id: mine.id, field, base: undefined, ...values }];
  });
}

function mergeField(merge: Merge, { kind, id, field, from, to }: FieldDifference): void {
  const { merged, theirs, conflicts } = merge;
  const parentId = parentOf(tableOf(theirs, kind), id);
  const row = findRow<RowKind>(theirs, kind, id);
  if (row === undefined || parentId === undefined) return;
  const present = field === 'parentId' ? parentId : row[field as keyof Row];
  if (isEqual(present, to)) return;
  if (!isEqual(present, from)) {
    conflicts.push({ kind, id, field, base: from, mine: to, theirs: present });
  } else if (field !== 'parentId') {
    apply(merge, updateOf(kind, id, { [field]: to }));
  } else if (hasParent(merged, kind, String(to))) {
    apply(merge, { type: 'move', kind, moves: [{ parentId: String(to), ids: [id] }] });
  }
}

/** Removes what I removed, unless they changed it or something in it. */
function mergeRemovals(merge: Merge): void {
  const { own, theirs, other, conflicts } = merge;
  const touched = touchedRows(other);
  for (const { kind, id } of topRows(own.removed, theirs)) {
    if (parentOf(tableOf(merge.merged, kind), id) === undefined) continue;
    if (hasTouched(theirs, { kind, id }, touched))
      conflicts.push({ kind, id, field: 'row', base: 'present', mine: 'removed', theirs: 'changed' });
    else apply(merge, { type: 'remove', kind, ids: [id] });
  }
}

/** What they removed although I changed it, or something in it. */
function removedByThem({ own, other, mine }: Merge): MergeConflict[] {
  const touched = touchedRows(own);
  return topRows(other.removed, mine)
    .filter((reference) => hasTouched(mine, reference, touched))
    .map(({ kind, id }) => ({
      ...{ kind, id, field: 'row', base: 'present' },
      ...{ mine: 'changed', theirs: 'removed' },
    }));
}

const keyOf = ({ kind, id }: RowReference) => `${kind} ${id}`;

function touchedRows({ added, changed }: DraftDifference): Set<string> {
  return new Set([...added, ...changed].map(keyOf));
}

/** The removed rows that the other side has, without those within another one. */
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

/** Rows are in my order where they did not change it. */
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
