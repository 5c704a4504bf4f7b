import { expect, it } from 'vitest';
import { childrenOf, exampleDraft, rowsInOrder, toRows } from '..';
import { idSource } from '../../testing/random-commands';
import { applyCommand } from './apply-command';
import { duplicateRows } from './duplicate-rows';

it('copies rows with everything in them, after their originals, as one step', () => {
  const draft = exampleDraft();
  const command = duplicateRows(draft, { kind: 'campaign', ids: ['campaign-1'], newId: idSource('copy-') });
  const { draft: next, inverse } = applyCommand(draft, command);
  const [original, copy] = rowsInOrder(next, 'campaign');
  expect(copy).toEqual({ ...original, id: 'copy-1' });
  const [unit] = childrenOf(next, 'unit', 'copy-1');
  expect(unit?.adgroupName).toBe('滑雪套餐');
  for (const kind of ['keyword', 'creative', 'picture'] as const) {
    expect(childrenOf(next, kind, unit?.id ?? '')).toHaveLength(1);
    expect(childrenOf(next, kind, 'unit-1')).toHaveLength(1);
  }
  expect(toRows(applyCommand(next, inverse).draft)).toEqual(toRows(draft));
});

it('places each of several copies after its original', () => {
  const draft = exampleDraft();
  const two = applyCommand(
    draft,
    duplicateRows(draft, { kind: 'keyword', ids: ['keyword-1'], newId: idSource('a') }),
  ).draft;
  const command = duplicateRows(two, { kind: 'keyword', ids: ['keyword-1', 'a1'], newId: idSource('b') });
  const ids = childrenOf(applyCommand(two, command).draft, 'keyword', 'unit-1').map(({ id }) => id);
  expect(ids).toEqual(['keyword-1', 'b1', 'a1', 'b2']);
});
