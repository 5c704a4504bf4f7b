import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { createHistory, runCommand, undoStep } from '../commands/history';
import { findRow, rowsInOrder } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { rowKinds, type RowKind } from '../model/rows';
import { commandToTakeBack, liveRows, liveRowsDeletedBy, type LiveRows } from './live-rows';

const draft = exampleDraft();
const live = rowKinds.flatMap((kind) => rowsInOrder(draft, kind).map(({ id }) => ({ kind, id })));
const known = (): LiveRows => {
  const rows = liveRows({ baseline: draft, live, removed: [] });
  if (!rows) throw new Error('there are live rows');
  return rows;
};
const remove = (kind: RowKind, ...ids: string[]): DraftCommand => ({ type: 'remove', kind, ids });

it('knows nothing of a draft of which the account has nothing', () => {
  expect(liveRows({ baseline: draft, live: [], removed: [] })).toBeUndefined();
});

it('has what was deleted as removed, until an undo brings it back', () => {
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

it('takes everything back that the account has, as it was last', () => {
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

it('takes a row back with what contained it, and what it contained', () => {
  const next = applyCommand(draft, remove('campaign', 'campaign-1')).draft;
  const removed = known().removedFrom(next);
  const command = commandToTakeBack(next, { removed, rows: [{ kind: 'unit', id: 'unit-1' }], undos: [] });
  const back = command ? applyCommand(next, command).draft : next;
  expect(known().removedFrom(back)).toEqual([]);
  const one = commandToTakeBack(next, { removed, rows: [{ kind: 'keyword', id: 'keyword-1' }], undos: [] });
  const left = known().removedFrom(one ? applyCommand(next, one).draft : next);
  expect(left.map(({ kind }) => kind)).toEqual(['creative', 'picture']);
});

it('counts the live rows that a command deletes, with those that they contain', () => {
  const { isLive } = known();
  const added: DraftCommand = {
    ...{ type: 'add', kind: 'keyword' },
    placements: [{ parentId: 'unit-1', rows: [{ id: 'k', keyword: 'k', matchType: 'exact', bid: null }] }],
  };
  const next = applyCommand(draft, added).draft;
  const none = { campaign: 0, unit: 0, keyword: 0, creative: 0, picture: 0 };
  expect(liveRowsDeletedBy(next, remove('keyword', 'keyword-1', 'k'), { isLive })).toEqual({
    ...none,
    keyword: 1,
  });
  expect(liveRowsDeletedBy(next, remove('unit', 'unit-1'), { isLive })).toEqual({
    ...{ campaign: 0, unit: 1, keyword: 1, creative: 1, picture: 1 },
  });
  expect(liveRowsDeletedBy(next, added, { isLive })).toEqual(none);
});

it('has what was removed before the draft was opened', () => {
  const row = findRow(draft, 'keyword', 'keyword-1');
  if (!row) throw new Error('no keyword');
  const opened = applyCommand(draft, remove('keyword', 'keyword-1')).draft;
  const before = { kind: 'keyword', id: 'keyword-1', parentId: 'unit-1', row, reasons: ['busy'] } as const;
  const rows = liveRows({ baseline: opened, live: [], removed: [before] });
  expect(rows?.removedFrom(opened)).toEqual([before]);
  expect(rows?.removedFrom(draft)).toEqual([]);
});
