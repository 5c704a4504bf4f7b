import { childrenOf, parentOf, type Draft, type DraftCommand } from '../../core';
import type { DraftNode } from './tree-items';

/**
 * The command for dropping a unit on a row: after the last unit of a campaign, or before another unit. Null if nothing would change, or
 * the row takes no units.
 */
export function unitMove(draft: Draft, unitId: string, target: DraftNode): DraftCommand | null {
  const from = parentOf(draft.tables.unit, unitId);
  if (from === undefined || target.id === unitId) return null;
  if (target.kind === 'campaign') {
    return target.id === from ? null : moveTo(target.id, unitId);
  }
  const parentId = target.kind === 'unit' ? parentOf(draft.tables.unit, target.id) : undefined;
  if (parentId === undefined) return null;
  const units = childrenOf(draft, 'unit', parentId).map(({ id }) => id);
  const index = units.filter((id) => id !== unitId).indexOf(target.id);
  return units.indexOf(unitId) === index ? null : moveTo(parentId, unitId, index);
}

const moveTo = (parentId: string, id: string, index?: number): DraftCommand => ({
  type: 'move',
  kind: 'unit',
  moves: [{ parentId, ids: [id], ...(index !== undefined && { index }) }],
});
