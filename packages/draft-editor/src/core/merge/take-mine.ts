import type { DraftCommand } from '../commands/command';
import { addOf, updateOf } from '../commands/row-commands';
import { childKindsOf, childrenOf, findRow, hasParent, tableOf, type Draft } from '../model/draft';
import type { Row, RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import type { MergeConflict } from './merge-drafts';

/**
 * The command that switches a merged draft to my side of a conflict; null if that is no longer possible because the row or its parent is
 * gone.
 */
export function commandToTakeMine(merged: Draft, mine: Draft, conflict: MergeConflict): DraftCommand | null {
  const { kind, id, field } = conflict;
  if (kind === null) return { type: 'rename', name: mine.name };
  const isPresent = parentOf(tableOf(merged, kind), id) !== undefined;
  if (field === 'row' && conflict.mine === 'removed')
    return isPresent ? { type: 'remove', kind, ids: [id] } : null;
  const parentId = parentOf(tableOf(mine, kind), id);
  const row = findRow<RowKind>(mine, kind, id);
  if (parentId === undefined || row === undefined || !hasParent(merged, kind, parentId)) return null;
  if (field === 'row')
    return { type: 'batch', commands: restored(merged, mine, { kind, parentId, rows: [row] }) };
  if (!isPresent) return null;
  if (field === 'parentId') return { type: 'move', kind, moves: [{ parentId, ids: [id] }] };
  return updateOf(kind, id, { [field]: row[field as keyof Row] });
}

/** My rows with everything in them; rows that are elsewhere in the merged draft move. */
function restored(
  merged: Draft,
  mine: Draft,
  { kind, parentId, rows }: { kind: RowKind; parentId: string; rows: readonly Row[] },
): DraftCommand[] {
  const isElsewhere = ({ id }: Row) => parentOf(tableOf(merged, kind), id) !== undefined;
  const missing = rows.filter((row) => !isElsewhere(row));
  const moved = rows.filter(isElsewhere).map(({ id }) => id);
  return [
    ...(missing.length > 0 ? [addOf(kind, [{ parentId, rows: missing }])] : []),
    ...(moved.length > 0 ? [{ type: 'move' as const, kind, moves: [{ parentId, ids: moved }] }] : []),
    ...missing.flatMap((row) =>
      childKindsOf(kind).flatMap((childKind) => {
        const children = childrenOf<RowKind>(mine, childKind, row.id);
        return children.length === 0
          ? []
          : restored(merged, mine, { kind: childKind, parentId: row.id, rows: children });
      }),
    ),
  ];
}
