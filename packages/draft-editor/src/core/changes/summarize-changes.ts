import { isEqual } from '../merge/diff-drafts';
import { rowKinds, type RowKind } from '../model/rows';
import type { DraftChanges, ValueChange, RowChange } from './row-changes';

/** Rows to which the same happened, to be put in one sentence. */
export interface ChangeGroup {
  type: 'renamed' | 'added' | 'removed' | 'changed' | 'moved' | 'reordered';
  /** Null for the draft. */
  kind: RowKind | null;
  /** Only of `changed`. */
  field: string | null;
  /** Number of rows. */
  rows: number;
  /** Number of their parents. */
  parents: number;
  /** Name of the row, if it is one. */
  name: string | null;
  /** Id of the parent, if it is one. */
  parentId: string | null;
  /** The value before, if it is the same of all rows and short. */
  from: { value: unknown } | null;
  to: { value: unknown } | null;
}

/** Characters of a value as JSON; longer ones are left out. */
const maxValueLength = 400;
const maxNameLength = 100;

const types: readonly ChangeGroup['type'][] = [
  'renamed',
  'added',
  'removed',
  'changed',
  'moved',
  'reordered',
];

interface Group extends ChangeGroup {
  parentIds: Set<string>;
}

/** The changes in groups: first of the draft, then by kind of row, parents first. */
export function summarizeChanges({ name, rows }: DraftChanges): ChangeGroup[] {
  const groups = new Map<string, Group>();
  if (name !== null) groups.set('name', groupOf('renamed', undefined, { field: 'name', ...name }));
  for (const row of rows) {
    if (row.type !== 'changed') addTo(groups, row.type, row);
    else if (row.fields.length === 0) addTo(groups, 'reordered', row);
    for (const field of row.fields)
      addTo(groups, field.field === 'parentId' ? 'moved' : 'changed', row, field);
  }
  const place = ({ kind }: ChangeGroup) => (kind === null ? -1 : rowKinds.indexOf(kind));
  const sorted = [...groups.values()].toSorted(
    (one, other) => place(one) - place(other) || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
  return sorted.map(({ parentIds, ...group }) => ({
    ...group,
    name: group.rows === 1 ? group.name : null,
    parents: parentIds.size,
    parentId: parentIds.size === 1 ? ([...parentIds][0] ?? null) : null,
    from: shortValue(group.from),
    to: shortValue(group.to),
  }));
}

const keyOf = ({ type, field }: ChangeGroup) => `${types.indexOf(type)} ${field}`;

function addTo(
  groups: Map<string, Group>,
  type: ChangeGroup['type'],
  row: RowChange,
  change?: ValueChange,
): void {
  const key = `${type} ${row.kind} ${change?.field}`;
  const group = groups.get(key);
  if (!group) {
    groups.set(key, groupOf(type, row, change));
    return;
  }
  group.rows++;
  group.parentIds.add(row.parentId);
  if (group.from && !isEqual(group.from.value, change?.from)) group.from = null;
  if (group.to && !isEqual(group.to.value, change?.to)) group.to = null;
}

function groupOf(type: ChangeGroup['type'], row: RowChange | undefined, change?: ValueChange): Group {
  return {
    type,
    kind: row?.kind ?? null,
    field: type === 'changed' ? (change?.field ?? null) : null,
    rows: 1,
    parents: 1,
    name: row ? [...row.name].slice(0, maxNameLength).join('') : null,
    parentId: null,
    from: change ? { value: change.from } : null,
    to: change ? { value: change.to } : null,
    parentIds: new Set(row ? [row.parentId] : []),
  };
}

function shortValue(value: ChangeGroup['from']): ChangeGroup['from'] {
  return value !== null && JSON.stringify(value).length > maxValueLength ? null : value;
}
