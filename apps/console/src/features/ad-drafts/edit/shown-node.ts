import type { DraftNode } from '@meridian/draft-editor';
import { childrenOf, parentOf, rootId, rowsInOrder, type Draft } from '@meridian/draft-editor/core';
import type { EditorPart, RowScope } from './draft-address';

/** Id of what contains the rows of a grid. */
export function containerOf(draft: Draft, nodeId: string, scope: RowScope | undefined): string {
  if (scope === 'draft') return rootId;
  return scope === 'campaign' ? (parentOf(draft.tables.unit, nodeId) ?? nodeId) : nodeId;
}

/** Whether a node is shown in a grid, not in its form. */
export function isInGrid({ kind }: DraftNode, scope: RowScope | undefined): boolean {
  if (kind === 'campaign') return scope === 'draft';
  return kind !== 'unit' || scope !== undefined;
}

/** The node that is selected in the structure: that of the form, or what contains the rows of the grid. */
export function selectedNode(
  draft: Draft,
  node: DraftNode | undefined,
  scope: RowScope | undefined,
): DraftNode | undefined {
  if (!node || !scope || !isInGrid(node, scope)) return node;
  return scope === 'draft' ? undefined : { kind: 'campaign', id: containerOf(draft, node.id, scope) };
}

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
