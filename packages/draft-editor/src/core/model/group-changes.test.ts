import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import { childrenOf, emptyDraft, findRow, tableOf } from './draft';
import { toRows } from './draft-rows';
import { exampleDraft } from './example-draft';
import { changedGroups, withGroups } from './group-changes';

it('turn the earlier draft into the later one, and keep the lists that both share', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, steps) => {
      const random = seeded(seed);
      const newId = idSource('new-');
      const before = exampleDraft();
      let after = before;
      for (let step = 0; step < steps; step++)
        after = applyCommand(after, randomCommand(after, random, newId)).draft;
      const changes = changedGroups(before, after);
      const made = { ...withGroups(before, changes), name: after.name };
      expect(toRows(made)).toEqual(toRows(after));
      for (const kind of ['unit', 'keyword', 'creative'] as const) {
        expect(tableOf(made, kind).size).toBe(tableOf(after, kind).size);
        for (const [parentId, rows] of tableOf(after, kind).groups)
          for (const { id } of rows) {
            expect(findRow(made, kind, id)).toBe(findRow(after, kind, id));
            expect(childrenOf(made, kind, parentId)).toEqual(rows);
          }
      }
    }),
  );
});

it('names only the list of an edited row', () => {
  const before = exampleDraft();
  const { draft } = applyCommand(before, {
    type: 'update',
    kind: 'keyword',
    edits: [{ id: 'keyword-1', changes: { keyword: '札幌' } }],
  });
  expect(changedGroups(before, draft).map(({ kind, parentId }) => `${kind} ${parentId}`)).toEqual([
    'keyword unit-1',
  ]);
  expect(changedGroups(before, before)).toEqual([]);
});

it('empties the lists of removed rows', () => {
  const before = exampleDraft();
  expect(toRows(withGroups(before, changedGroups(before, emptyDraft())))).toEqual(
    toRows(emptyDraft(before.name)),
  );
});
