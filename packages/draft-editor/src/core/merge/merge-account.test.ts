import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource, randomCommand, seeded, type Random } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { childrenOf, findRow, tableOf, type Draft } from '../model/draft';
import { fromRows, toRows } from '../model/draft-rows';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, parentKinds, rootId, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { diffDrafts, isEqual } from './diff-drafts';
import { commandToTakeAccount, mergeAccount } from './merge-account';
import type { MergeConflict } from './merge-drafts';

const apply = (draft: Draft, ...commands: DraftCommand[]) =>
  commands.reduce((next, command) => applyCommand(next, command).draft, draft);

/** An account with some rows of each kind. */
function accountOf(): Draft {
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
  return fromRows({
    name,
    rows: {
      ...rows,
      campaign: [...rows.campaign, second],
      unit: [...rows.unit, ...units],
      keyword: [...rows.keyword, ...keywords],
    },
  });
}

/** Random edits; an account has no name, and nothing moves in it. */
function edited(draft: Draft, random: Random, { prefix, isAccount }: { prefix: string; isAccount: boolean }) {
  const newId = idSource(prefix);
  let next = draft;
  for (let step = 0; step < 8; step++) {
    const command = randomCommand(next, random, newId);
    const isOfAccount = command.type !== 'move' && command.type !== 'rename' && command.type !== 'batch';
    if (!isAccount || isOfAccount) next = apply(next, command);
  }
  return next;
}

function sidesOf(seed: number) {
  const random = seeded(seed);
  const base = accountOf();
  const draft = edited(base, random, { prefix: 'd', isAccount: false });
  const account = edited(base, random, { prefix: 'a', isAccount: true });
  return { base, draft, account, random };
}

/** The content without the order of rows, which accounts do not have. */
function contentOf(draft: Draft) {
  const { rows } = toRows(draft);
  return Object.values(rows)
    .flat()
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .toSorted();
}

const valueIn = (draft: Draft, kind: RowKind, id: string, field: string): unknown =>
  field === 'parentId'
    ? parentOf(tableOf<RowKind>(draft, kind), id)
    : findRow<RowKind>(draft, kind, id)?.[field as keyof Row];

/** Whether a conflict names the field, its row, or a row that contains it. */
function isNamed(
  conflicts: readonly MergeConflict[],
  draft: Draft,
  place: { kind: RowKind; id: string; field?: string | undefined },
): boolean {
  const { kind, id, field } = place;
  if (conflicts.some((one) => one.kind === kind && one.id === id && [field, 'row'].includes(one.field)))
    return true;
  const parentKind: RowKind | null = parentKinds[kind];
  const parentId = parentOf(tableOf<RowKind>(draft, kind), id);
  if (parentKind === null || parentId === undefined) return false;
  return isNamed(conflicts, draft, { kind: parentKind, id: parentId });
}

const lists = new Set(['phraseNegatives', 'exactNegatives', 'regions']);
const sidesArbitrary = fc.integer().map(sidesOf);

describe('changes of an account', () => {
  it('become those of its draft if it has none of its own', () => {
    fc.assert(
      fc.property(sidesArbitrary, ({ base, account }) => {
        const { merged, conflicts } = mergeAccount({ base, draft: base, account });
        expect(conflicts).toEqual([]);
        expect(contentOf(merged)).toEqual(contentOf(account));
      }),
    );
  });

  it('are none if the account was not changed, or was changed in the same way', () => {
    fc.assert(
      fc.property(sidesArbitrary, ({ base, draft, account }) => {
        expect(mergeAccount({ base, draft, account: base })).toEqual({
          merged: draft,
          commands: [],
          conflicts: [],
        });
        expect(mergeAccount({ base, draft: account, account })).toMatchObject({
          commands: [],
          conflicts: [],
        });
      }),
    );
  });

  it('are in the draft afterwards, or are a conflict', () => {
    fc.assert(
      fc.property(sidesArbitrary, ({ base, draft, account }) => {
        const { merged, conflicts } = mergeAccount({ base, draft, account });
        const { added, removed, changed } = diffDrafts(base, account);
        const isKnown = (kind: RowKind, id: string, field?: string) =>
          [draft, account, base].some((one) => isNamed(conflicts, one, { kind, id, field }));
        const lost = [
          ...added.filter(({ kind, id }) => !findRow<RowKind>(merged, kind, id) && !isKnown(kind, id)),
          ...removed.filter(({ kind, id }) => findRow<RowKind>(merged, kind, id) && !isKnown(kind, id)),
          ...changed.filter(
            ({ kind, id, field, to }) =>
              !lists.has(field) &&
              !isEqual(valueIn(merged, kind, id, field), to) &&
              !isKnown(kind, id, field),
          ),
        ];
        expect(lost).toEqual([]);
      }),
    );
  });

  it('overwrite nothing that the draft changed', () => {
    fc.assert(
      fc.property(sidesArbitrary, ({ base, draft, account }) => {
        const { merged, conflicts } = mergeAccount({ base, draft, account });
        const { added, removed, changed } = diffDrafts(base, draft);
        const overwritten = [
          ...added.filter(({ kind, id }) => !findRow<RowKind>(merged, kind, id)),
          ...removed.filter(({ kind, id }) => findRow<RowKind>(merged, kind, id)),
          ...changed.filter(
            ({ kind, id, field, to }) => !lists.has(field) && !isEqual(valueIn(merged, kind, id, field), to),
          ),
        ];
        expect(overwritten).toEqual([]);
        for (const { kind, id, field, mine, theirs } of conflicts) {
          if (kind === null || field === 'row') continue;
          expect(valueIn(merged, kind, id, field)).toEqual(mine);
          expect(valueIn(account, kind, id, field)).toEqual(theirs);
        }
      }),
    );
  });

  it('are all that changes in the draft', () => {
    fc.assert(
      fc.property(sidesArbitrary, ({ base, draft, account }) => {
        const { merged, commands } = mergeAccount({ base, draft, account });
        expect(toRows(apply(draft, ...commands))).toEqual(toRows(merged));
        const { added, changed, removed, name } = diffDrafts(draft, merged);
        expect(name).toBeNull();
        for (const { kind, id } of added)
          expect(findRow<RowKind>(merged, kind, id)).toEqual(findRow<RowKind>(account, kind, id));
        for (const { kind, id } of removed) {
          expect(findRow<RowKind>(base, kind, id)).toBeDefined();
          expect(findRow<RowKind>(account, kind, id)).toBeUndefined();
        }
        for (const { kind, id, field, to } of changed.filter((each) => !lists.has(each.field)))
          expect(to).toEqual(valueIn(account, kind, id, field));
      }),
    );
  });

  it('end: after fetching, editing, merging, deciding and posting, nothing is left to get', () => {
    fc.assert(
      fc.property(sidesArbitrary, ({ base, draft, account, random }) => {
        const { merged, conflicts } = mergeAccount({ base, draft, account });
        let decided = merged;
        for (const conflict of conflicts) {
          if (random() < 0.5) continue;
          const command = commandToTakeAccount({ draft: decided, account }, conflict);
          if (command === null || conflict.kind === null) continue;
          decided = apply(decided, command);
          const { kind, id, field, theirs } = conflict;
          if (field !== 'row') expect(valueIn(decided, kind, id, field)).toEqual(theirs);
          else expect(findRow<RowKind>(decided, kind, id) === undefined).toBe(theirs === 'removed');
        }
        // not yet posted: the account has not changed since
        expect(mergeAccount({ base: account, draft: decided, account })).toMatchObject({
          commands: [],
          conflicts: [],
        });
        // posted: the account equals the draft
        expect(mergeAccount({ base: account, draft: decided, account: decided })).toMatchObject({
          commands: [],
          conflicts: [],
        });
      }),
    );
  });
});

const campaign = (changes: Partial<typeof emptyFields.campaign>): DraftCommand => ({
  type: 'update',
  kind: 'campaign',
  edits: [{ id: 'campaign-1', changes }],
});
const keyword = (changes: Partial<typeof emptyFields.keyword>): DraftCommand => ({
  type: 'update',
  kind: 'keyword',
  edits: [{ id: 'keyword-1', changes }],
});
const removal = (kind: RowKind, id: string): DraftCommand => ({ type: 'remove', kind, ids: [id] });

it.each<[string, DraftCommand, DraftCommand, Partial<MergeConflict>[]]>([
  ['different fields', keyword({ bid: 2 }), keyword({ isPaused: true }), []],
  [
    'one field',
    keyword({ bid: 2 }),
    keyword({ bid: 3 }),
    [{ kind: 'keyword', id: 'keyword-1', field: 'bid', base: null, mine: 2, theirs: 3 }],
  ],
  [
    'an amount whose type the draft changed',
    campaign({ budgetType: 1 }),
    campaign({ budget: 80 }),
    [
      { field: 'budgetType', mine: 1, theirs: 2 },
      { field: 'budget', mine: 200, theirs: 80 },
    ],
  ],
  [
    'a row that the draft changed and the account removed',
    keyword({ bid: 2 }),
    removal('unit', 'unit-1'),
    [{ kind: 'unit', id: 'unit-1', field: 'row', mine: 'changed', theirs: 'removed' }],
  ],
  [
    'a row that the draft removed and the account changed',
    removal('unit', 'unit-1'),
    keyword({ bid: 2 }),
    [{ kind: 'unit', id: 'unit-1', field: 'row', mine: 'removed', theirs: 'changed' }],
  ],
  ['a row that both removed', removal('unit', 'unit-1'), removal('unit', 'unit-1'), []],
])('of %s have the expected conflicts', (_, inDraft, inAccount, expected) => {
  const base = apply(exampleDraft(), campaign({ budgetType: 2, budget: 200 }));
  const { conflicts } = mergeAccount({
    base,
    draft: apply(base, inDraft),
    account: apply(base, inAccount),
  });
  expect(conflicts).toHaveLength(expected.length);
  expect(conflicts).toMatchObject(expected);
});

it('merges negative keywords and regions of both sides one by one', () => {
  const regions = [1, 2, 3].map((regionId) => ({ regionId, factor: 1 }));
  const base = apply(exampleDraft(), campaign({ phraseNegatives: ['free', 'jobs'], regions }));
  const [first, second, third] = regions;
  if (!first || !second || !third) throw new Error('no regions');
  const draft = apply(
    base,
    campaign({ phraseNegatives: ['jobs', 'cheap'], regions: [first, { ...second, factor: 2 }, third] }),
  );
  const account = apply(
    base,
    campaign({ phraseNegatives: ['free', 'jobs', 'used'], regions: [second, third] }),
  );
  const { merged, conflicts } = mergeAccount({ base, draft, account });
  expect(conflicts).toEqual([]);
  expect(findRow(merged, 'campaign', 'campaign-1')).toMatchObject({
    phraseNegatives: ['jobs', 'cheap', 'used'],
    regions: [{ ...second, factor: 2 }, third],
  });
  const other = apply(base, campaign({ regions: [first, { ...second, factor: 3 }] }));
  expect(mergeAccount({ base, draft, account: other }).conflicts).toMatchObject([
    { field: 'regions', mine: findRow(draft, 'campaign', 'campaign-1')?.regions },
  ]);
});

it('puts rows of the account after those of the draft, and moves nothing', () => {
  const base = accountOf();
  const add = (id: string, index?: number): DraftCommand => ({
    type: 'add',
    kind: 'keyword',
    placements: [{ parentId: 'unit-1', index, rows: [{ ...emptyFields.keyword, id }] }],
  });
  const draft = apply(base, add('mine', 1), {
    type: 'move',
    kind: 'keyword',
    moves: [{ parentId: 'unit-1', index: 0, ids: ['d'] }],
  });
  const { merged, commands } = mergeAccount({ base, draft, account: apply(base, add('theirs', 0)) });
  expect(commands.map(({ type }) => type)).toEqual(['add']);
  expect(childrenOf(merged, 'keyword', 'unit-1').map(({ id }) => id)).toEqual([
    ...childrenOf(draft, 'keyword', 'unit-1').map(({ id }) => id),
    'theirs',
  ]);
});
