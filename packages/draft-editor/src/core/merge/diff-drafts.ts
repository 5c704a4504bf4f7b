import { parentIdsInOrder, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import { rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';

/** One field of a row with two values. `parentId` is the field of a row that moved to another parent. */
export interface FieldDifference {
  kind: RowKind;
  id: string;
  field: string;
  from: unknown;
  to: unknown;
}

/** The differences between two drafts. */
export interface DraftDifference {
  name: { from: string; to: string } | null;
  added: readonly RowReference[];
  removed: readonly RowReference[];
  changed: readonly FieldDifference[];
}

export interface RowReference {
  kind: RowKind;
  id: string;
}

/** The differences from one draft to another; shared lists are skipped. The order of rows is ignored. */
export function diffDrafts(from: Draft, to: Draft): DraftDifference {
  const added: RowReference[] = [];
  const removed: RowReference[] = [];
  const changed: FieldDifference[] = [];
  for (const kind of rowKinds) {
    if (from.tables[kind] === to.tables[kind]) continue;
    const inFrom = rowLookup(from, kind);
    for (const row of differingRows(to, from, kind)) {
      const before = inFrom(row.id);
      if (before === undefined) added.push({ kind, id: row.id });
      else changed.push(...fieldDifferences(from, to, { kind, before, after: row }));
    }
    for (const { id } of differingRows(from, to, kind))
      if (parentOf(tableOf(to, kind), id) === undefined) removed.push({ kind, id });
  }
  return { name: from.name === to.name ? null : { from: from.name, to: to.name }, added, removed, changed };
}

/** Rows of the lists that two drafts do not share, in order. */
function differingRows(draft: Draft, other: Draft, kind: RowKind): Row[] {
  const { groups } = tableOf(draft, kind);
  const otherGroups = tableOf(other, kind).groups;
  return parentIdsInOrder(draft, kind).flatMap((parentId): readonly Row[] => {
    const group = groups.get(parentId);
    return group === undefined || group === otherGroups.get(parentId) ? [] : group;
  });
}

function fieldDifferences(
  from: Draft,
  to: Draft,
  { kind, before, after }: { kind: RowKind; before: Row; after: Row },
): FieldDifference[] {
  const reference = { kind, id: after.id };
  const parents = {
    from: parentOf(tableOf(from, kind), after.id),
    to: parentOf(tableOf(to, kind), after.id),
  };
  const moved = parents.from === parents.to ? [] : [{ ...reference, field: 'parentId', ...parents }];
  if (before === after) return moved;
  const fields = Object.keys(after).flatMap((field) => {
    const values = { from: before[field as keyof Row], to: after[field as keyof Row] };
    return isEqual(values.from, values.to) ? [] : [{ ...reference, field, ...values }];
  });
  return [...moved, ...fields];
}

/** Compares values of fields: texts, numbers, flags, and lists of plain objects. The database returns their keys in another order. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other) || withSortedKeys(one) === withSortedKeys(other);
}

function withSortedKeys(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each !== 'object' || each === null || Array.isArray(each)
      ? each
      : Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
}
