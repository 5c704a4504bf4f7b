import { childrenOf, parentOf, type Draft, type DraftCommand } from '../../core';
import type { DraftNode } from './tree-items';

export interface UnitPlace {
  campaignId: string;
  /** Among the other units of the campaign, from 0; undefined for the end. */
  index: number | undefined;
}

/**
 * The place of a unit that is dropped on a row: after the last unit of a campaign, or before another unit. Null if nothing would change,
 * or the row takes no units.
 */
export function unitPlace(draft: Draft, unitId: string, target: DraftNode): UnitPlace | null {
  const from = parentOf(draft.tables.unit, unitId);
  if (from === undefined || target.id === unitId) return null;
  if (target.kind === 'campaign') {
    return target.id === from ? null : { campaignId: target.id, index: undefined };
  }
  const campaignId = target.kind === 'unit' ? parentOf(draft.tables.unit, target.id) : undefined;
  if (campaignId === undefined) return null;
  const units = childrenOf(draft, 'unit', campaignId).map(({ id }) => id);
  const index = units.filter((id) => id !== unitId).indexOf(target.id);
  return units.indexOf(unitId) === index ? null : { campaignId, index };
}

export function moveUnit(unitId: string, { campaignId, index }: UnitPlace): DraftCommand {
  const move = { parentId: campaignId, ids: [unitId], ...(index !== undefined && { index }) };
  return { type: 'move', kind: 'unit', moves: [move] };
}

/** Where a unit is, or would be, among the units of its campaign, from 1. */
export function unitPosition(
  draft: Draft,
  unitId: string,
  place: UnitPlace | null,
): { campaignId: string; position: number; total: number } {
  const campaignId = place?.campaignId ?? parentOf(draft.tables.unit, unitId) ?? '';
  const units = childrenOf(draft, 'unit', campaignId).map(({ id }) => id);
  const others = units.filter((id) => id !== unitId);
  const index = place ? (place.index ?? others.length) : units.indexOf(unitId);
  return { campaignId, position: index + 1, total: others.length + 1 };
}
