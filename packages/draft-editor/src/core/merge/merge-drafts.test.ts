import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource, randomCommand, seeded, type Random } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { childrenOf, findRow, type Draft } from '../model/draft';
import { fromRows, toRows } from '../model/draft-rows';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, rootId } from '../model/rows';
import { diffDrafts } from './diff-drafts';
import { mergeDrafts, type MergeConflict } from './merge-drafts';
import { commandToTakeMine } from './take-mine';

const apply = (draft: Draft, ...commands: DraftCommand[]) =>
  commands.reduce((next, command) => applyCommand(next, command).draft, draft);

function changed(draft: Draft, random: Random, prefix: string, steps = 8): Draft {
  const newId = idSource(prefix);
  let next = draft;
  for (let step = 0; step < steps; step++) next = apply(next, randomCommand(next, random, newId));
  return next;
}

/** A draft with some rows of each kind. */
function startOf(random: Random): Draft {
  const { name, rows } = toRows(exampleDraft());
  const keywords = ['a', 'b', 'c', 'd'].map((id) => ({
    ...emptyFields.keyword,
    id,
    parentId: 'unit-1',
    keyword: id,
  }));
  const second = { ...emptyFields.campaign, id: 'campaign-2', parentId: rootId, campaignName: 'second' };
  const units = ['unit-2', 'unit-3'].map((id) => ({
    ...emptyFields.unit,
    id,
    parentId: 'campaign-2',
    adgroupName: id,
  }));
  const start = fromRows({
    name,
    rows: {
      ...rows,
      campaign: [...rows.campaign, second],
      unit: [...rows.unit, ...units],
      keyword: [...rows.keyword, ...keywords],
    },
  });
  return changed(start, random, 's', 4);
}

describe('a merge', () => {
  it('equals one side if the other changed nothing', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        const base = startOf(random);
        const side = changed(base, random, 'm');
        const mine = mergeDrafts(base, side, base);
        expect(toRows(mine.merged)).toEqual(toRows(side));
        const theirs = mergeDrafts(base, base, side);
        expect(toRows(theirs.merged)).toEqual(toRows(side));
        const both = mergeDrafts(base, side, side);
        expect(toRows(both.merged)).toEqual(toRows(side));
        expect([...mine.conflicts, ...theirs.conflicts, ...both.conflicts]).toEqual([]);
      }),
    );
  });

  it('loses no change of either side without reporting a conflict', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        const base = startOf(random);
        const [mine, theirs] = [changed(base, random, 'm'), changed(base, random, 't')];
        const { merged, conflicts } = mergeDrafts(base, mine, theirs);
        const kept = diffDrafts(theirs, merged);
        // a difference from their draft is my change, and not a conflict
        for (const { kind, id, field, to } of kept.changed) {
          const own = field === 'parentId' ? undefined : findRow(mine, kind, id)?.[field as 'id'];
          if (field !== 'parentId') expect(to).toEqual(own);
          expect(conflicts).not.toContainEqual(expect.objectContaining({ kind, id, field }));
        }
        // my change is present, was already there, or is a conflict
        for (const { kind, id, field, to } of diffDrafts(base, mine).changed) {
          const row = findRow(merged, kind, id);
          if (row === undefined || field === 'parentId') continue;
          const isConflict = conflicts.some(
            (one) => one.kind === kind && one.id === id && one.field === field,
          );
          if (!isConflict) expect(row[field as 'id']).toEqual(to);
        }
      }),
    );
  });

  it('takes my side of every conflict on request', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        const base = startOf(random);
        const [mine, theirs] = [changed(base, random, 'm'), changed(base, random, 't')];
        const { merged, conflicts } = mergeDrafts(base, mine, theirs);
        for (const conflict of conflicts) {
          const command = commandToTakeMine(merged, mine, conflict);
          if (command === null || conflict.kind === null) continue;
          const next = apply(merged, command);
          const row = findRow(next, conflict.kind, conflict.id);
          if (conflict.mine === 'removed') expect(row).toBeUndefined();
          else expect(row).toBeDefined();
          if (!['row', 'parentId'].includes(conflict.field))
            expect(row?.[conflict.field as 'id']).toEqual(conflict.mine);
        }
      }),
    );
  });
});

const edit = (id: string, changes: Partial<typeof emptyFields.keyword>): DraftCommand => ({
  type: 'update',
  kind: 'keyword',
  edits: [{ id, changes }],
});
const removal: DraftCommand = { type: 'remove', kind: 'unit', ids: ['unit-1'] };

it.each<[string, DraftCommand, DraftCommand, Partial<MergeConflict>[]]>([
  ['different fields of one row', edit('keyword-1', { keyword: 'x' }), edit('keyword-1', { bid: 2 }), []],
  ['the same value', edit('keyword-1', { bid: 2 }), edit('keyword-1', { bid: 2 }), []],
  [
    'different values of one field',
    edit('keyword-1', { bid: 1 }),
    edit('keyword-1', { bid: 2 }),
    [{ kind: 'keyword', id: 'keyword-1', field: 'bid', base: null, mine: 1, theirs: 2 }],
  ],
  [
    'an edit of what they removed with its parent',
    edit('keyword-1', { bid: 1 }),
    removal,
    [{ kind: 'unit', id: 'unit-1', field: 'row', mine: 'changed', theirs: 'removed' }],
  ],
  [
    'a removal of what they edited in it',
    removal,
    edit('keyword-1', { bid: 1 }),
    [{ kind: 'unit', id: 'unit-1', field: 'row', mine: 'removed', theirs: 'changed' }],
  ],
  ['two removals', removal, removal, []],
  [
    'two names',
    { type: 'rename', name: 'a' },
    { type: 'rename', name: 'b' },
    [{ kind: null, field: 'name', mine: 'a', theirs: 'b' }],
  ],
])('of %s has the expected conflicts', (_, mine, theirs, expected) => {
  const base = exampleDraft();
  const { conflicts } = mergeDrafts(base, apply(base, mine), apply(base, theirs));
  expect(conflicts).toHaveLength(expected.length);
  expect(conflicts).toMatchObject(expected);
});

it('restores rows that they removed, with my changes in them', () => {
  const base = exampleDraft();
  const mine = apply(base, edit('keyword-1', { bid: 1 }));
  const { merged, conflicts } = mergeDrafts(base, mine, apply(base, removal));
  const [conflict] = conflicts;
  const command = conflict && commandToTakeMine(merged, mine, conflict);
  expect(command && toRows(apply(merged, command))).toEqual(toRows(mine));
});

it('keeps additions of both sides, mine where I put them', () => {
  const base = exampleDraft();
  const add = (id: string, index: number): DraftCommand => ({
    type: 'add',
    kind: 'keyword',
    placements: [{ parentId: 'unit-1', index, rows: [{ ...emptyFields.keyword, id }] }],
  });
  const { merged, conflicts } = mergeDrafts(base, apply(base, add('mine', 0)), apply(base, add('theirs', 1)));
  expect(childrenOf(merged, 'keyword', 'unit-1').map(({ id }) => id)).toEqual([
    'mine',
    'keyword-1',
    'theirs',
  ]);
  expect(conflicts).toEqual([]);
});

it('takes my changes of many rows as few commands, without a search for each row', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => `k${index}`);
  const rows = ids.map((id) => ({ ...emptyFields.keyword, id, keyword: id }));
  const add: DraftCommand = {
    type: 'add',
    kind: 'keyword',
    placements: [{ parentId: 'unit-1', rows }],
  };
  const bids: DraftCommand = {
    type: 'update',
    kind: 'keyword',
    edits: ids.map((id) => ({ id, changes: { bid: 2, keyword: 'x' } })),
  };
  const empty = exampleDraft();
  const base = apply(empty, add);
  const renamed = apply(base, { type: 'rename', name: 'theirs' });
  for (const [from, theirs, command] of [
    [empty, apply(empty, { type: 'rename', name: 'theirs' }), add],
    [base, renamed, bids],
    [base, renamed, { type: 'remove', kind: 'keyword', ids }],
  ] as const) {
    const mine = apply(from, command);
    const { merged, conflicts, commands } = mergeDrafts(from, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.tables.keyword.size).toBe(mine.tables.keyword.size);
    expect(commands).toHaveLength(1);
  }
});
