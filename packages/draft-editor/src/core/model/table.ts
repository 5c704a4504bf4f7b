import { emptyIndex, parentIn, withParents, type ParentIndex } from './parent-index';

/**
 * Rows of one kind, in lists by parent. Immutable: a change copies the list of its parent. Editing one cell of 100,000 keywords in 60
 * units thus copies 1,700 references, and all other lists keep their identity.
 */
export interface RowTable<Each extends { readonly id: string }> {
  readonly size: number;
  /** Ordered rows by the id of their parent; a parent without rows has no entry. */
  readonly groups: ReadonlyMap<string, readonly Each[]>;
  readonly parents: ParentIndex;
}

/** Adjacent rows in one parent, starting at an index. */
export interface Placement<Each> {
  parentId: string;
  /** Index of the first row, counted after the preceding placements; if absent, after the last row of the parent. */
  index?: number | undefined;
  rows: readonly Each[];
}

const empty: RowTable<never> = { size: 0, groups: new Map(), parents: emptyIndex };

export function emptyTable<Each extends { readonly id: string }>(): RowTable<Each> {
  return empty;
}

/** Id of the parent of a row; undefined for an unknown row. */
export function parentOf(table: RowTable<{ readonly id: string }>, rowId: string): string | undefined {
  return parentIn(table.parents, rowId);
}

export function rowsIn<Each extends { readonly id: string }>(
  table: RowTable<Each>,
  parentId: string,
): readonly Each[] {
  return table.groups.get(parentId) ?? [];
}

/** A row; undefined for an unknown id. Searches the rows of its parent. */
export function rowIn<Each extends { readonly id: string }>(
  table: RowTable<Each>,
  rowId: string,
): Each | undefined {
  const parentId = parentOf(table, rowId);
  return parentId === undefined ? undefined : rowsIn(table, parentId).find((row) => row.id === rowId);
}

/** Ids grouped by the parent of their rows. Errors: `RangeError` for an unknown id. */
export function byParent(
  table: RowTable<{ readonly id: string }>,
  rowIds: Iterable<string>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const rowId of rowIds) {
    const parentId = parentOf(table, rowId);
    if (parentId === undefined) throw new RangeError(`there is no row ${rowId}`);
    const ids = found.get(parentId);
    if (ids) ids.add(rowId);
    else found.set(parentId, new Set([rowId]));
  }
  return found;
}

/** Replaces rows by the result of `change`; other lists keep their identity. */
export function updateRows<Each extends { readonly id: string }>(
  table: RowTable<Each>,
  rowIds: Iterable<string>,
  change: (row: Each) => Each,
): RowTable<Each> {
  const groups = new Map(table.groups);
  for (const [parentId, ids] of byParent(table, rowIds)) {
    groups.set(
      parentId,
      rowsIn(table, parentId).map((row) => (ids.has(row.id) ? change(row) : row)),
    );
  }
  return { ...table, groups };
}

/** Removes rows, and returns their placements, from which `insertRows` restores them. */
export function removeRows<Each extends { readonly id: string }>(
  table: RowTable<Each>,
  rowIds: Iterable<string>,
): { table: RowTable<Each>; removed: Placement<Each>[] } {
  const groups = new Map(table.groups);
  const removed: Placement<Each>[] = [];
  const gone: [string, undefined][] = [];
  for (const [parentId, ids] of byParent(table, rowIds)) {
    const left: Each[] = [];
    let run: Each[] = [];
    rowsIn(table, parentId).forEach((row, index) => {
      if (!ids.has(row.id)) {
        left.push(row);
        run = [];
        return;
      }
      if (run.length === 0) {
        run = [];
        removed.push({ parentId, index, rows: run });
      }
      run.push(row);
      gone.push([row.id, undefined]);
    });
    if (left.length > 0) groups.set(parentId, left);
    else groups.delete(parentId);
  }
  const parents = withParents(table.parents, gone);
  return { table: { size: table.size - gone.length, groups, parents }, removed };
}

/** Inserts rows, in the order of the placements. Errors: `RangeError` for an id that is in use, or an index beyond the end. */
export function insertRows<Each extends { readonly id: string }>(
  table: RowTable<Each>,
  placements: readonly Placement<Each>[],
): RowTable<Each> {
  const groups = new Map(table.groups);
  const added = new Map<string, string>();
  for (const { parentId, index, rows } of placements) {
    const present = groups.get(parentId) ?? [];
    const at = index ?? present.length;
    if (at > present.length) throw new RangeError(`there is no place ${at}`);
    for (const { id } of rows) {
      if (added.has(id) || parentOf(table, id) !== undefined) throw new RangeError(`row ${id} is in use`);
      added.set(id, parentId);
    }
    if (rows.length > 0) groups.set(parentId, [...present.slice(0, at), ...rows, ...present.slice(at)]);
  }
  const parents = withParents(table.parents, added);
  return { size: table.size + added.size, groups, parents };
}
