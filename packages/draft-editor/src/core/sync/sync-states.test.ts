import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyCommand,
  emptyFields,
  exampleDraft,
  findRow,
  rootId,
  rowKinds,
  rowsInOrder,
  type Draft,
  type RowKind,
} from '..';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { createDraftSync, draftSync, type SentRow } from './sync-states';

const draft = exampleDraft();

/** Every row of a draft, as synchronized with the provider. */
const allSent = (of: Draft): SentRow[] =>
  rowKinds.flatMap((kind) =>
    rowsInOrder(of, kind).map(({ id }) => ({ kind, id, isSynchronized: true, reasons: [] })),
  );
const stateOf = (next: Draft, sent: readonly SentRow[], kind: RowKind, id: string) =>
  draftSync(next, { sent, baseline: draft })?.of(kind, id);
const edited = applyCommand(draft, {
  type: 'update',
  kind: 'keyword',
  edits: [{ id: 'keyword-1', changes: { keyword: 'another' } }],
}).draft;

it('is undefined for a draft that was never sent', () => {
  expect(draftSync(draft, { sent: [], baseline: draft })).toBeUndefined();
});

it('calls a sent row synchronized until it is edited, and again once the edit is undone', () => {
  const sent = allSent(draft);
  expect(stateOf(draft, sent, 'keyword', 'keyword-1')?.state).toBe('synchronized');
  expect(stateOf(edited, sent, 'keyword', 'keyword-1')?.state).toBe('changed');
  expect(stateOf(edited, sent, 'unit', 'unit-1')?.state).toBe('synchronized');
  const undone = applyCommand(edited, {
    type: 'update',
    kind: 'keyword',
    edits: [{ id: 'keyword-1', changes: { keyword: findRow(draft, 'keyword', 'keyword-1')?.keyword ?? '' } }],
  }).draft;
  expect(stateOf(undone, sent, 'keyword', 'keyword-1')?.state).toBe('synchronized');
});

it('names the earlier value of each changed field, and the earlier parent of a moved row', () => {
  const moved = applyCommand(edited, {
    type: 'add',
    kind: 'unit',
    placements: [{ parentId: 'campaign-1', rows: [{ ...emptyFields.unit, id: 'unit-9' }] }],
  }).draft;
  const next = applyCommand(moved, {
    type: 'move',
    kind: 'keyword',
    moves: [{ parentId: 'unit-9', ids: ['keyword-1'] }],
  }).draft;
  const from = findRow(draft, 'keyword', 'keyword-1')?.keyword;
  expect(stateOf(next, allSent(draft), 'keyword', 'keyword-1')).toMatchObject({
    state: 'changed',
    isNew: false,
    differences: [
      { field: 'parentId', from: 'unit-1', to: 'unit-9' },
      { field: 'keyword', from, to: 'another' },
    ],
  });
  expect(stateOf(next, allSent(draft), 'unit', 'unit-9')).toMatchObject({ state: 'new', isNew: true });
});

it('compares with the account what was edited before the draft was opened', () => {
  const { id: _, ...fields } = findRow(draft, 'keyword', 'keyword-1') ?? { id: '' };
  const stored = {
    kind: 'keyword',
    id: 'keyword-1',
    isSynchronized: false,
    isInAccount: true,
    reasons: [],
  } as const;
  const base = { ...fields, bid: 9 };
  const state = stateOf(draft, [{ ...stored, base }], 'keyword', 'keyword-1');
  expect(state).toMatchObject({ state: 'changed', differences: [{ field: 'bid', from: 9 }] });
  expect(stateOf(draft, [{ ...stored, base: { ...fields } }], 'keyword', 'keyword-1')?.state).toBe(
    'synchronized',
  );
  // sent by an earlier version
  expect(stateOf(draft, [{ ...stored, base: null }], 'keyword', 'keyword-1')).toMatchObject({
    state: 'changed',
    differences: [],
  });
});

it('calls everything in a unit changed that moved to another campaign: the provider creates it again', () => {
  const two = applyCommand(draft, {
    type: 'add',
    kind: 'campaign',
    placements: [{ parentId: rootId, rows: [{ ...emptyFields.campaign, id: 'campaign-9' }] }],
  }).draft;
  const next = applyCommand(two, {
    type: 'move',
    kind: 'unit',
    moves: [{ parentId: 'campaign-9', ids: ['unit-1'] }],
  }).draft;
  expect(stateOf(next, allSent(draft), 'keyword', 'keyword-1')?.state).toBe('changed');
});

it('says why the provider rejected a row, until it is edited', () => {
  const failed = { kind: 'keyword', id: 'keyword-1', isSynchronized: false, reasons: ['too long'] } as const;
  expect(stateOf(draft, [failed], 'keyword', 'keyword-1')).toMatchObject({
    state: 'failed',
    reasons: ['too long'],
  });
  expect(stateOf(edited, [failed], 'keyword', 'keyword-1')).toMatchObject({ state: 'new', reasons: [] });
});

it('names the values of a synchronized row that the provider did not get, until it is edited', () => {
  const { id: _, ...fields } = findRow(draft, 'keyword', 'keyword-1') ?? { id: '', bid: null };
  const sent: SentRow = {
    kind: 'keyword',
    id: 'keyword-1',
    isSynchronized: true,
    reasons: [],
    notSent: [{ field: 'bid', value: fields.bid }],
    base: { ...fields, bid: 99 },
  };
  expect(stateOf(draft, [sent], 'keyword', 'keyword-1')).toMatchObject({
    state: 'synchronized',
    notSent: ['bid'],
  });
  expect(stateOf(edited, [sent], 'keyword', 'keyword-1')).toMatchObject({
    state: 'changed',
    notSent: [],
    differences: [{ field: 'keyword' }],
  });
});

it('is the same after each edit as if it were compared at once, over random edits', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const newId = idSource('n');
      const source = { sent: allSent(draft), baseline: draft };
      const compare = createDraftSync(source);
      let next = draft;
      for (let round = 0; round < 12; round++) {
        next = applyCommand(next, randomCommand(next, random, newId)).draft;
        const [sync, fresh] = [compare?.(next), draftSync(next, source)];
        expect(sync?.counts()).toEqual(fresh?.counts());
        for (const kind of rowKinds)
          for (const { id } of rowsInOrder<RowKind>(next, kind))
            expect(sync?.of(kind, id)).toEqual(fresh?.of(kind, id));
      }
    }),
    { numRuns: 60 },
  );
});

it('counts the rows in units, campaigns and lists that differ from the account', () => {
  const sent = allSent(draft).map((row) =>
    row.id === 'unit-1' ? { ...row, isSynchronized: false, reasons: ['forbidden'] } : row,
  );
  const counts = draftSync(edited, { sent, baseline: draft })?.counts();
  expect(counts?.get('keyword unit-1')).toEqual({ failed: 0, conflicting: 0, changed: 1 });
  expect(counts?.get('creative unit-1')).toEqual({ failed: 0, conflicting: 0, changed: 0 });
  expect(counts?.get('unit-1')).toEqual({ failed: 1, conflicting: 0, changed: 1 });
  expect(counts?.get('campaign-1')).toEqual({ failed: 1, conflicting: 0, changed: 1 });
});

it('marks rows that conflict with the account, even after they were edited again', () => {
  const options = {
    sent: allSent(draft),
    baseline: draft,
    conflicts: [
      { kind: 'keyword', id: 'keyword-1' },
      { kind: 'campaign', id: 'campaign-1' },
    ] as const,
  };
  for (const version of [draft, edited]) {
    const sync = draftSync(version, options);
    expect(sync?.of('keyword', 'keyword-1').state).toBe('conflicting');
    expect(sync?.of('unit', 'unit-1').state).toBe('synchronized');
    expect(sync?.counts().get('keyword unit-1')).toEqual({ failed: 0, conflicting: 1, changed: 0 });
    expect(sync?.counts().get('campaign-1')).toEqual({ failed: 0, conflicting: 2, changed: 0 });
  }
});
