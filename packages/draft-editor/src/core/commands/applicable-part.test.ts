import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { exampleDraft } from '../model/example-draft';
import { emptyFields } from '../model/rows';
import { applicablePart } from './applicable-part';
import { applyCommand } from './apply-command';
import type { DraftCommand } from './command';

const row = (id: string) => ({ ...emptyFields.keyword, id });
const update = (...ids: string[]): DraftCommand => ({
  type: 'update',
  kind: 'keyword',
  edits: ids.map((id) => ({ id, changes: { bid: 2 } })),
});
const add = (parentId: string, index: number | undefined, ...ids: string[]): DraftCommand => ({
  type: 'add',
  kind: 'keyword',
  placements: [{ parentId, index, rows: ids.map(row) }],
});
const remove = (...ids: string[]): DraftCommand => ({ type: 'remove', kind: 'keyword', ids });
const move = (parentId: string, index: number | undefined, ...ids: string[]): DraftCommand => ({
  type: 'move',
  kind: 'keyword',
  moves: [{ parentId, index, ids }],
});
const batch = (...commands: DraftCommand[]): DraftCommand => ({ type: 'batch', commands });

describe('the applicable part', () => {
  it.each<[string, DraftCommand, DraftCommand | null]>([
    ['an update of rows that are there', update('keyword-1', 'gone'), update('keyword-1')],
    ['an update of rows that are gone', update('gone'), null],
    ['a removal', remove('keyword-1', 'gone'), remove('keyword-1')],
    [
      'an addition with an id in use',
      add('unit-1', undefined, 'keyword-1', 'new'),
      add('unit-1', undefined, 'new'),
    ],
    ['an addition behind the end', add('unit-1', 9, 'new'), add('unit-1', undefined, 'new')],
    ['an addition to what is gone', add('gone', 0, 'new'), null],
    ['a move', move('unit-1', 7, 'keyword-1', 'gone'), move('unit-1', undefined, 'keyword-1')],
    ['a move to what is gone', move('gone', 0, 'keyword-1'), null],
    [
      'a batch, each part on the one before',
      batch(add('unit-1', 0, 'new'), update('new', 'gone'), remove('gone')),
      batch(add('unit-1', 0, 'new'), update('new')),
    ],
    ['a batch of nothing', batch(remove('gone')), null],
  ])('of %s', (_, command, expected) => {
    expect(applicablePart(exampleDraft(), command)).toEqual(expected);
  });

  it('is the whole of a command that the draft allows', () => {
    const command = batch(update('keyword-1'), add('unit-1', 1, 'new'));
    expect(applicablePart(exampleDraft(), command)).toBe(command);
  });

  it('of the commands of one draft can be applied to any other', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (mySeed, theirSeed) => {
        const [mine, theirs] = [
          { random: seeded(mySeed), newId: idSource('m'), draft: exampleDraft() },
          { random: seeded(theirSeed), newId: idSource('t'), draft: exampleDraft() },
        ];
        for (let round = 0; round < 8; round++) {
          theirs.draft = applyCommand(
            theirs.draft,
            randomCommand(theirs.draft, theirs.random, theirs.newId),
          ).draft;
          const command = randomCommand(mine.draft, mine.random, mine.newId);
          mine.draft = applyCommand(mine.draft, command).draft;
          const part = applicablePart(theirs.draft, command);
          if (part) theirs.draft = applyCommand(theirs.draft, part).draft;
        }
      }),
    );
  });
});
