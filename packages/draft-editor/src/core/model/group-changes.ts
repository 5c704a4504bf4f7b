import { childrenOf, parentIdsInOrder, tableOf, withTable, type Draft } from './draft';
import { withParents } from './parent-index';
import { rowKinds, type Row, type RowKind } from './rows';

/** All rows of one parent, in their order. */
export interface ChildRows {
  kind: RowKind;
  parentId: string;
  rows: readonly Row[];
}

/** The lists of rows that differ from an earlier draft; a removed list has no rows. */
export function changedGroups(before: Draft, after: Draft): ChildRows[] {
  return rowKinds.flatMap((kind) => {
    const known = tableOf<RowKind>(before, kind);
    if (known === tableOf<RowKind>(after, kind)) return [];
    const current = parentIdsInOrder(after, kind);
    const present = new Set(current);
    const gone = [...known.groups.keys()].filter((parentId) => !present.has(parentId));
    return [
      ...current.flatMap((parentId) => {
        const rows = childrenOf<RowKind>(after, kind, parentId);
        return rows === childrenOf<RowKind>(before, kind, parentId) ||
          (rows.length === 0 && !known.groups.has(parentId))
          ? []
          : [{ kind, parentId, rows }];
      }),
      ...gone.map((parentId) => ({ kind, parentId, rows: [] })),
    ];
  });
}

/** A draft with some lists of rows replaced; all other lists keep their identity. */
export function withGroups(draft: Draft, changes: readonly ChildRows[]): Draft {
  return rowKinds.reduce((current, kind) => {
    const own = changes.filter((change) => change.kind === kind);
    if (own.length === 0) return current;
    const table = tableOf<RowKind>(current, kind);
    const groups = new Map(table.groups);
    const parents = new Map<string, string | undefined>();
    let { size } = table;
    for (const { parentId } of own)
      for (const { id } of table.groups.get(parentId) ?? []) {
        parents.set(id, undefined);
        size--;
      }
    for (const { parentId, rows } of own) {
      for (const { id } of rows) parents.set(id, parentId);
      size += rows.length;
      if (rows.length > 0) groups.set(parentId, rows);
      else groups.delete(parentId);
    }
    return withTable<RowKind>(current, kind, { size, groups, parents: withParents(table.parents, parents) });
  }, draft);
}
