import { applyCommand, emptyDraft, emptyFields, exampleDraft, rootId } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { nodeAt, selectedNode } from './shown-node';

const example = exampleDraft();
/** Its second campaign has no units. */
const draft = applyCommand(example, {
  type: 'add',
  kind: 'campaign',
  placements: [{ parentId: rootId, rows: [{ ...emptyFields.campaign, id: 'campaign-2' }] }],
}).draft;

it.each([
  ['campaign', undefined, 'campaign campaign-1'],
  ['campaign', 'campaign-2', 'campaign campaign-2'],
  // the campaign of a unit
  ['campaign', 'unit-1', 'campaign campaign-1'],
  ['campaign', 'gone', 'campaign campaign-1'],
  ['unit', undefined, 'unit unit-1'],
  // the first unit of a campaign
  ['keyword', 'campaign-1', 'keyword unit-1'],
  ['keyword', 'unit-1', 'keyword unit-1'],
  ['creative', 'gone', 'creative unit-1'],
] as const)('part %s at row %s shows %s', (part, row, shown) => {
  const node = nodeAt(draft, part, row);
  expect(node && `${node.kind} ${node.id}`).toBe(shown);
});

it('shows nothing in a draft without such rows', () => {
  expect(nodeAt(emptyDraft(), 'campaign', undefined)).toBeUndefined();
  expect(nodeAt(emptyDraft(), 'keyword', 'unit-1')).toBeUndefined();
});

it.each([
  ['keyword', undefined, 'keyword unit-1'],
  ['keyword', 'campaign', 'campaign campaign-1'],
  ['unit', 'campaign', 'campaign campaign-1'],
  ['creative', 'draft', undefined],
  ['campaign', undefined, 'campaign campaign-1'],
  // a campaign contains itself
  ['campaign', 'campaign', 'campaign campaign-1'],
  ['campaign', 'draft', undefined],
] as const)('part %s with scope %s selects %s in the structure', (part, scope, selected) => {
  const node = selectedNode(draft, nodeAt(draft, part, undefined), scope);
  expect(node && `${node.kind} ${node.id}`).toBe(selected);
});
