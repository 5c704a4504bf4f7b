import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { createHistory, runCommand, undoStep } from '../commands/history';
import { childrenOf, findRow, rowsInOrder, type Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, rowKinds, type RowKind } from '../model/rows';
import { commandToTakeBack, liveRows, liveRowsDeletedBy, type LiveRows, type RemovedRow } from './live-rows';

const draft = exampleDraft();
const live = rowKinds.flatMap((kind) => rowsInOrder(draft, kind).map(({ id }) => ({ kind, id })));
const known = (): LiveRows => {
  const rows = liveRows({ baseline: draft, live, removed: [] });
  if (!rows) throw new Error('there are live rows');
  return rows;
};
const remove = (kind: RowKind, ...ids: string[]): DraftCommand => ({ type: 'remove', kind, ids });

it('is empty for a draft that was never uploaded', () => {
  expect(liveRows({ baseline: draft, live: [], removed: [] })).toBeUndefined();
});

it('lists deleted rows as removed until an undo brings them back', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const newId = idSource('new-');
      let history = createHistory(draft);
      for (let step = 0; step < 8; step++)
        history = runCommand(history, randomCommand(history.draft, random, newId));
      const gone = live.filter(({ kind, id }) => !findRow<RowKind>(history.draft, kind, id));
      expect(
        known()
          .removedFrom(history.draft)
          .map(({ kind, id }) => ({ kind, id })),
      ).toEqual(gone);
      for (let step = undoStep(history); step; step = undoStep(history)) ({ history } = step);
      expect(known().removedFrom(history.draft)).toEqual([]);
    }),
  );
});

it('restores every row of the account, in its last state', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const newId = idSource('new-');
      let history = createHistory(draft);
      const last = new Map<string, unknown>();
      for (let step = 0; step < 8; step++) {
        for (const { kind, id } of live) {
          const row = findRow<RowKind>(history.draft, kind, id);
          if (row) last.set(`${kind} ${id}`, row);
        }
        history = runCommand(history, randomCommand(history.draft, random, newId));
      }
      const removed = known().removedFrom(history.draft);
      const command = commandToTakeBack(history.draft, { removed, rows: removed, undos: history.undos });
      const next = command === null ? history.draft : applyCommand(history.draft, command).draft;
      expect(known().removedFrom(next)).toEqual([]);
      for (const { kind, id } of removed)
        expect(findRow<RowKind>(next, kind, id)).toEqual(last.get(`${kind} ${id}`));
    }),
  );
});

it('restores a row with its parents and its contents', () => {
  const next = applyCommand(draft, remove('campaign', 'campaign-1')).draft;
  const removed = known().removedFrom(next);
  const command = commandToTakeBack(next, { removed, rows: [{ kind: 'unit', id: 'unit-1' }], undos: [] });
  const back = command ? applyCommand(next, command).draft : next;
  expect(known().removedFrom(back)).toEqual([]);
  const one = commandToTakeBack(next, { removed, rows: [{ kind: 'keyword', id: 'keyword-1' }], undos: [] });
  const left = known().removedFrom(one ? applyCommand(next, one).draft : next);
  expect(left.map(({ kind }) => kind)).toEqual(['creative', 'picture']);
});

it('counts the live rows that a command deletes, including contained rows', () => {
  const { isLive } = known();
  const added: DraftCommand = {
    type: 'add',
    kind: 'keyword',
    placements: [{ parentId: 'unit-1', rows: keywordsOf('k') }],
  };
  const next = applyCommand(draft, added).draft;
  const none = { campaign: 0, unit: 0, keyword: 0, creative: 0, picture: 0 };
  expect(liveRowsDeletedBy(next, remove('keyword', 'keyword-1', 'k'), { isLive })).toEqual({
    ...none,
    keyword: 1,
  });
  expect(liveRowsDeletedBy(next, remove('unit', 'unit-1'), { isLive })).toEqual({
    campaign: 0,
    unit: 1,
    keyword: 1,
    creative: 1,
    picture: 1,
  });
  expect(liveRowsDeletedBy(next, added, { isLive })).toEqual(none);
});

it('lists rows that were removed before the draft was opened', () => {
  const row = findRow(draft, 'keyword', 'keyword-1');
  if (!row) throw new Error('no keyword');
  const opened = applyCommand(draft, remove('keyword', 'keyword-1')).draft;
  const before: RemovedRow = {
    kind: 'keyword',
    id: 'keyword-1',
    parentId: 'unit-1',
    previousId: null,
    row,
    reasons: ['busy'],
  };
  const rows = liveRows({ baseline: opened, live: [], removed: [before] });
  expect(rows?.removedFrom(opened)).toEqual([before]);
  expect(rows?.removedFrom(draft)).toEqual([]);
});

const keywordsOf = (...ids: string[]) => ids.map((id) => ({ ...emptyFields.keyword, id, keyword: id }));
const withKeywords = (...ids: string[]) => {
  const placements = [{ parentId: 'unit-1', rows: keywordsOf(...ids) }];
  return applyCommand(applyCommand(draft, remove('keyword', 'keyword-1')).draft, {
    type: 'add',
    kind: 'keyword',
    placements,
  }).draft;
};
const idsIn = (one: Draft) => childrenOf(one, 'keyword', 'unit-1').map(({ id }) => id);

it('restores rows to their positions, for any deletions in any order', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const baseline = withKeywords(...ids);
  const all = ids.map((id) => ({ kind: 'keyword' as const, id }));
  fc.assert(
    fc.property(fc.shuffledSubarray(ids), fc.array(fc.nat(5)), (deleted, picked) => {
      const rows = liveRows({ baseline, live: all, removed: [] });
      let current = deleted.reduce((each, id) => applyCommand(each, remove('keyword', id)).draft, baseline);
      // some first, then the rest
      for (const chosen of [picked.map((at) => ids[at] ?? ''), ids]) {
        const removed = rows?.removedFrom(current) ?? [];
        const back = chosen.map((id) => ({ kind: 'keyword' as const, id }));
        const command = commandToTakeBack(current, { removed, rows: back, undos: [] });
        if (command) current = applyCommand(current, command).draft;
      }
      expect(idsIn(current)).toEqual(ids);
    }),
  );
});

it('knows the positions of rows that were deleted before the draft was opened, even after rows removed since', () => {
  const removedBefore = (id: string, previousId: string | null): RemovedRow => ({
    kind: 'keyword',
    id,
    parentId: 'unit-1',
    previousId,
    reasons: [],
    row: { ...emptyFields.keyword, id, keyword: id },
  });
  const baseline = withKeywords('b', 'd');
  const rows = liveRows({
    baseline,
    live: [{ kind: 'keyword', id: 'b' }],
    removed: [
      ...[removedBefore('c', 'b'), removedBefore('z', null), removedBefore('a', ''), removedBefore('e', 'd')],
    ],
  });
  const opened = applyCommand(baseline, remove('keyword', 'b')).draft;
  const removed = rows?.removedFrom(opened) ?? [];
  expect(removed.map(({ id, previousId }) => [id, previousId])).toEqual([
    ['a', ''],
    ['b', ''],
    ['c', ''],
    ['e', 'd'],
    ['z', null],
  ]);
  const command = commandToTakeBack(opened, { removed, rows: removed, undos: [] });
  expect(command && idsIn(applyCommand(opened, command).draft)).toEqual(['a', 'b', 'c', 'd', 'e', 'z']);
});
