import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import type { Draft } from '../model/draft';
import { toRows } from '../model/draft-rows';
import { exampleDraft } from '../model/example-draft';
import { commandsBetween } from './commands-between';

const applied = (draft: Draft, commands: readonly DraftCommand[]) =>
  commands.reduce((next, command) => applyCommand(next, command).draft, draft);

function edited(draft: Draft, { seed, count }: { seed: number; count: number }): Draft {
  const random = seeded(seed);
  const newId = idSource(`n${seed}-`);
  let next = draft;
  for (let round = 0; round < count; round++)
    next = applyCommand(next, randomCommand(next, random, newId)).draft;
  return next;
}

it('makes any draft equal to any other, in every field, parent and order', () => {
  const count = fc.integer({ min: 0, max: 15 });
  fc.assert(
    fc.property(fc.nat(), fc.nat(), count, count, (one, other, ofOne, ofOther) => {
      const start = edited(exampleDraft(), { seed: -1, count: 12 });
      const from = edited(start, { seed: one, count: ofOne });
      const to = edited(start, { seed: other === one ? one + 1 : other, count: ofOther });
      expect(toRows(applied(from, commandsBetween(from, to)))).toEqual(toRows(to));
      expect(commandsBetween(to, applied(from, commandsBetween(from, to)))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('leaves rows that stay in their place', () => {
  const keywords = Array.from({ length: 200 }, (_, index) => ({
    id: `k${index}`,
    keyword: `word ${index}`,
    matchType: 'exact' as const,
    bid: null,
    isPaused: false,
  }));
  const start = applied(exampleDraft(), [
    { type: 'add', kind: 'keyword', placements: [{ parentId: 'unit-1', index: 0, rows: keywords }] },
  ]);
  const without = applied(start, [{ type: 'remove', kind: 'keyword', ids: ['k7'] }]);
  const moved = applied(without, [
    { type: 'move', kind: 'keyword', moves: [{ parentId: 'unit-1', index: 150, ids: ['k3'] }] },
  ]);
  expect(commandsBetween(moved, start)).toEqual([
    { type: 'move', kind: 'keyword', moves: [{ parentId: 'unit-1', index: 3, ids: ['k3'] }] },
    {
      type: 'add',
      kind: 'keyword',
      placements: [{ parentId: 'unit-1', index: 7, rows: keywords.slice(7, 8) }],
    },
  ]);
});
