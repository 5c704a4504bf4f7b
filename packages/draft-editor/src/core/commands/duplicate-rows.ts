import { childKindsOf, childrenOf, tableOf, type Draft } from '../model/draft';
import type { Row, RowKind } from '../model/rows';
import { byParent, rowsIn, type Placement } from '../model/table';
import type { DraftCommand } from './command';
import { addOf } from './row-commands';

/**
 * The command that duplicates rows with everything in them, each copy after its original. `newId` generates the ids of the copies.
 * Errors: `RangeError` for an unknown id.
 */
export function duplicateRows(
  draft: Draft,
  { kind, ids, newId }: { kind: RowKind; ids: readonly string[]; newId: () => string },
): DraftCommand {
  const placements: Placement<Row>[] = [];
  const copies = new Map<string, string>();
  for (const [parentId, own] of byParent(tableOf(draft, kind), ids)) {
    let inserted = 0;
    rowsIn<Row>(tableOf(draft, kind), parentId).forEach((row, index) => {
      if (!own.has(row.id)) return;
      const copy = { ...row, id: newId() };
      copies.set(row.id, copy.id);
      inserted++;
      placements.push({ parentId, index: index + inserted, rows: [copy] });
    });
  }
  return {
    type: 'batch',
    commands: [addOf(kind, placements), ...childrenOfCopies(draft, { kind, copies, newId })],
  };
}

/** Commands that fill copies, by the ids of their originals. */
export function childrenOfCopies(
  draft: Draft,
  { kind, copies, newId }: { kind: RowKind; copies: ReadonlyMap<string, string>; newId: () => string },
): DraftCommand[] {
  return childKindsOf(kind).flatMap((childKind) => {
    const childCopies = new Map<string, string>();
    const placements = [...copies].flatMap(([original, parentId]) => {
      const rows = childrenOf<RowKind>(draft, childKind, original).map((row) => {
        const copy = { ...row, id: newId() };
        childCopies.set(row.id, copy.id);
        return copy;
      });
      return rows.length === 0 ? [] : [{ parentId, rows }];
    });
    if (placements.length === 0) return [];
    return [
      addOf(childKind, placements),
      ...childrenOfCopies(draft, { kind: childKind, copies: childCopies, newId }),
    ];
  });
}
