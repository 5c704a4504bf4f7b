import { childKindsOf, childrenOf, type Draft } from '../model/draft';
import type { RowKind } from '../model/rows';
import type { DraftSync } from '../sync/sync-states';
import type { Transfer } from './plan-transfer';

/**
 * How many rows of the account a move replaces, with what they contain: nothing moves there, so that the next upload creates them in the
 * target and removes them where they were. A row that returns to its place in the account is not replaced.
 */
export function movedLiveRows(draft: Draft, { kind, ids, targetId }: Transfer, sync: DraftSync): number {
  return ids.reduce(
    (sum, id) =>
      sync.baseOf(kind, id)?.parentId === targetId ? sum : sum + liveRowsIn(draft, { kind, id }, sync),
    0,
  );
}

function liveRowsIn(draft: Draft, { kind, id }: { kind: RowKind; id: string }, sync: DraftSync): number {
  const own = sync.of(kind, id).isNew ? 0 : 1;
  return childKindsOf(kind).reduce(
    (sum, childKind) =>
      childrenOf<RowKind>(draft, childKind, id).reduce(
        (count, child) => count + liveRowsIn(draft, { kind: childKind, id: child.id }, sync),
        sum,
      ),
    own,
  );
}
