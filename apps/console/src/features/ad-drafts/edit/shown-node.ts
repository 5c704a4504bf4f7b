import type { DraftNode } from '@meridian/draft-editor';
import { childrenOf, parentOf, rootId, rowsInOrder, type Draft } from '@meridian/draft-editor/core';
import type { EditorPart } from './draft-address';

/** The node that an address shows; undefined if the draft has nothing to show there. */
export function nodeAt(draft: Draft, part: EditorPart, row: string | undefined): DraftNode | undefined {
  if (part === 'upload') return undefined;
  if (part === 'campaign') {
    const campaigns = childrenOf(draft, 'campaign', rootId);
    const campaignId = row !== undefined && parentOf(draft.tables.unit, row);
    const found = campaigns.find(({ id }) => id === row || id === campaignId) ?? campaigns[0];
    return found && { kind: 'campaign', id: found.id };
  }
  const units = rowsInOrder(draft, 'unit');
  const inCampaign = row === undefined ? undefined : childrenOf(draft, 'unit', row)[0];
  const found = units.find(({ id }) => id === row) ?? inCampaign ?? units[0];
  return found && { kind: part, id: found.id };
}
