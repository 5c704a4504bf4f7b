import { expect, it } from 'vitest';
import { applyCommand, exampleDraft, findRow, rowKinds, rowsInOrder, type Draft, type RowKind } from '..';
import { draftSync, type SentRow } from './sync-states';

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
  expect(stateOf(edited, sent, 'keyword', 'keyword-1')?.state).toBe('notSynchronized');
  expect(stateOf(edited, sent, 'unit', 'unit-1')?.state).toBe('synchronized');
  const undone = applyCommand(edited, {
    type: 'update',
    kind: 'keyword',
    edits: [{ id: 'keyword-1', changes: { keyword: findRow(draft, 'keyword', 'keyword-1')?.keyword ?? '' } }],
  }).draft;
  expect(stateOf(undone, sent, 'keyword', 'keyword-1')?.state).toBe('synchronized');
});

it('says why the provider rejected a row, until it is edited', () => {
  const failed = { kind: 'keyword', id: 'keyword-1', isSynchronized: false, reasons: ['too long'] } as const;
  expect(stateOf(draft, [failed], 'keyword', 'keyword-1')).toEqual({
    state: 'failed',
    reasons: ['too long'],
    notSent: [],
  });
  expect(stateOf(edited, [failed], 'keyword', 'keyword-1')).toEqual({
    state: 'notSynchronized',
    reasons: [],
    notSent: [],
  });
});

it('names the values of a synchronized row that the provider did not get, until it is edited', () => {
  const sent = {
    kind: 'keyword',
    id: 'keyword-1',
    isSynchronized: true,
    reasons: [],
    notSent: ['bid'],
  } as const;
  expect(stateOf(draft, [sent], 'keyword', 'keyword-1')).toEqual({
    state: 'synchronized',
    reasons: [],
    notSent: ['bid'],
  });
  expect(stateOf(edited, [sent], 'keyword', 'keyword-1')).toMatchObject({
    state: 'notSynchronized',
    notSent: [],
  });
});

it('counts the rows in units, campaigns and lists that are not synchronized', () => {
  const sent = allSent(draft).map((row) =>
    row.id === 'unit-1' ? { ...row, isSynchronized: false, reasons: ['forbidden'] } : row,
  );
  const counts = draftSync(edited, { sent, baseline: draft })?.counts();
  expect(counts?.get('keyword unit-1')).toEqual({ failed: 0, notSynchronized: 1 });
  expect(counts?.get('creative unit-1')).toEqual({ failed: 0, notSynchronized: 0 });
  expect(counts?.get('unit-1')).toEqual({ failed: 1, notSynchronized: 1 });
  expect(counts?.get('campaign-1')).toEqual({ failed: 1, notSynchronized: 1 });
});
