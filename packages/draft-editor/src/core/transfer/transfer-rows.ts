import type { DraftCommand } from '../commands/command';
import { childrenOfCopies } from '../commands/duplicate-rows';
import { addOf } from '../commands/row-commands';
import type { Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import type { Transfer } from './plan-transfer';

/**
 * The command that moves or copies rows with everything in them, after the last row of a target. `newId` generates the ids of copies;
 * unknown rows are not copied.
 */
export function transferRows(
  draft: Draft,
  { kind, ids, targetId, mode }: Transfer,
  newId: () => string,
): DraftCommand {
  if (mode === 'move') return { type: 'move', kind, moves: [{ parentId: targetId, ids }] };
  const find = rowLookup(draft, kind);
  const copies = new Map<string, string>();
  const rows = ids.flatMap((id) => {
    const row = find(id);
    if (!row) return [];
    const copy = { ...row, id: newId() };
    copies.set(id, copy.id);
    return [copy];
  });
  return {
    type: 'batch',
    commands: [
      addOf(kind, [{ parentId: targetId, rows }]),
      ...childrenOfCopies(draft, { kind, copies, newId }),
    ],
  };
}
