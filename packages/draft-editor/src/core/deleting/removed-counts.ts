import type { Draft } from '../model/draft';
import { parentOf } from '../model/table';
import { keyOfGroup } from '../validation/draft-issues';
import type { RemovedRow } from './live-rows';

/** Numbers of deleted rows, by the id of the campaigns and units that contained them, and for lists in a unit by the same keys as issues. */
export function removedCounts(draft: Draft, removed: readonly RemovedRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string | undefined) => {
    if (key !== undefined && key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const units = new Map(removed.flatMap((row) => (row.kind === 'unit' ? [[row.id, row.parentId]] : [])));
  for (const { kind, parentId } of removed) {
    add(parentId);
    if (kind === 'campaign' || kind === 'unit') continue;
    add(keyOfGroup(kind, parentId));
    add(units.get(parentId) ?? parentOf(draft.tables.unit, parentId));
  }
  return counts;
}
