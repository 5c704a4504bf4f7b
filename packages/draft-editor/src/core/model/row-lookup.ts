import { childrenOf, tableOf, type Draft } from './draft';
import type { Row, RowKind } from './rows';
import { parentOf } from './table';

/** Finds many rows of a draft: `findRow` would search the list of a row each time. */
export function rowLookup(draft: Draft, kind: RowKind): (id: string) => Row | undefined {
  const byParent = new Map<string, ReadonlyMap<string, Row>>();
  return (id) => {
    const parentId = parentOf(tableOf<RowKind>(draft, kind), id);
    if (parentId === undefined) return undefined;
    let rows = byParent.get(parentId);
    if (rows === undefined) {
      rows = new Map(childrenOf<RowKind>(draft, kind, parentId).map((row) => [row.id, row]));
      byParent.set(parentId, rows);
    }
    return rows.get(id);
  };
}
