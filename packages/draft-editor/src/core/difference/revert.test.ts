import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { duplicateRows } from '../commands/duplicate-rows';
import { createHistory, runCommand, undoStep } from '../commands/history';
import { liveRows } from '../deleting/live-rows';
import { findRow, rowsInOrder, tableOf, type Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { rowKinds, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { createDraftSync } from '../sync/sync-states';
import { changedRows, nextChangedRow } from './changed-rows';
import { commandToRevert, type RevertTarget } from './revert';
import { isInAccount, rowDifference } from './row-difference';

/** Two campaigns, each with a unit. */
const account = applyCommand(
  exampleDraft(),
  duplicateRows(exampleDraft(), { kind: 'campaign', ids: ['campaign-1'], newId: idSource('copy-') }),
).draft;
const sent = rowKinds.flatMap((kind) =>
  rowsInOrder<RowKind>(account, kind).map(({ id }) => ({ kind, id, isSynchronized: true, reasons: [] })),
);
const compare = createDraftSync({ sent, baseline: account });
const live = liveRows({ baseline: account, live: sent, removed: [] });

/** A draft with its difference from the account. */
function changedDraft(draft: Draft, undos: readonly DraftCommand[] = []) {
  const sync = compare?.(draft);
  if (!sync || !live) throw new Error('nothing was sent');
  return { draft, sync, removed: live.removedFrom(draft), undos };
}
const edited = (...commands: readonly DraftCommand[]) => commands.reduce(runCommand, createHistory(account));
const revertedBy = (history: ReturnType<typeof edited>, targets: readonly RevertTarget[]) => {
  const command = commandToRevert(changedDraft(history.draft, history.undos), targets);
  return command === null ? history : runCommand(history, command);
};
const update = (kind: RowKind, id: string, changes: object): DraftCommand => ({
  type: 'update',
  kind,
  edits: [{ id, changes }],
});

/** Rows by kind and id with their parents and the fields that an account has. */
function contentOf(draft: Draft) {
  const rows = rowKinds.flatMap((kind) =>
    rowsInOrder<RowKind>(draft, kind).map((row) => {
      const fields = Object.entries(row).filter(([field]) => isInAccount(kind, field));
      return [
        `${kind} ${row.id}`,
        { parentId: parentOf(tableOf<RowKind>(draft, kind), row.id), ...Object.fromEntries(fields) },
      ] as const;
    }),
  );
  return Object.fromEntries(rows);
}

function randomHistory(seed: number, count: number) {
  const random = seeded(seed);
  const newId = idSource('n');
  let history = createHistory(account);
  for (let round = 0; round < count; round++)
    history = runCommand(history, randomCommand(history.draft, random, newId));
  return { history, random };
}

/** Values that differ without a meaning, such as the amount of an unlimited budget, may remain. */
function expectAccount(draft: Draft) {
  expect(Object.keys(contentOf(draft)).toSorted()).toEqual(Object.keys(contentOf(account)).toSorted());
  for (const kind of rowKinds)
    for (const row of rowsInOrder<RowKind>(draft, kind)) {
      const base = findRow<RowKind>(account, kind, row.id);
      expect(base && rowDifference(kind, { base, row })).toEqual([]);
      expect(parentOf(tableOf<RowKind>(draft, kind), row.id)).toBe(
        parentOf(tableOf<RowKind>(account, kind), row.id),
      );
    }
}

describe('over random edits', () => {
  it('reverting all changed rows gives the account, as one step that can be undone', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 14 }), (seed, count) => {
        const { history } = randomHistory(seed, count);
        const reverted = revertedBy(history, changedRows(changedDraft(history.draft)));
        expectAccount(reverted.draft);
        expect(changedRows(changedDraft(reverted.draft))).toEqual([]);
        if (reverted !== history)
          expect(contentOf(undoStep(reverted)?.history.draft ?? account)).toEqual(contentOf(history.draft));
      }),
      { numRuns: 300 },
    );
  });

  it('reverting one row after the other, in any order, gives the account', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { history, random } = randomHistory(seed, 8);
        let current = history;
        for (let round = 0; round < 200; round++) {
          const open = changedRows(changedDraft(current.draft)).filter(
            (row) => commandToRevert(changedDraft(current.draft, current.undos), [row]) !== null,
          );
          const row = open[Math.floor(random() * open.length)];
          if (row === undefined) break;
          current = revertedBy(current, [row]);
        }
        expectAccount(current.draft);
      }),
      { numRuns: 100 },
    );
  });

  it('steps visit each change once, forwards and backwards', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const changed = changedDraft(randomHistory(seed, 8).history.draft);
        const rows = changedRows(changed).filter(
          ({ kind, id }) =>
            (kind !== 'campaign' && kind !== 'unit') || findRow(changed.draft, kind, id) !== undefined,
        );
        for (const step of [1, -1] as const) {
          const visited = [];
          let at = nextChangedRow(changed, undefined, step);
          for (const _ of rows) {
            visited.push(at);
            at = nextChangedRow(changed, at, step);
          }
          expect(visited).toEqual(step === 1 ? rows : rows.toReversed());
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('reverts one field, and those with a meaning only with it', () => {
  const before = findRow(account, 'campaign', 'campaign-1');
  const history = edited(
    update('campaign', 'campaign-1', {
      budgetType: 1,
      budget: null,
      campaignName: 'Another',
      isPaused: true,
    }),
  );
  const { draft } = revertedBy(history, [{ kind: 'campaign', id: 'campaign-1', fields: ['budgetType'] }]);
  expect(findRow(draft, 'campaign', 'campaign-1')).toEqual({
    ...before,
    campaignName: 'Another',
    isPaused: true,
  });
});

it('restores a deleted row as it is in the account, with the edits before its deletion reverted', () => {
  const history = edited(update('keyword', 'keyword-1', { bid: 77 }), {
    type: 'remove',
    kind: 'unit',
    ids: ['unit-1'],
  });
  const { draft } = revertedBy(history, [{ kind: 'keyword', id: 'keyword-1' }]);
  expect(findRow(draft, 'keyword', 'keyword-1')).toEqual(findRow(account, 'keyword', 'keyword-1'));
  // its unit without the other rows
  expect(findRow(draft, 'unit', 'unit-1')).toBeDefined();
  expect(rowsInOrder(draft, 'creative').length).toBeLessThan(rowsInOrder(account, 'creative').length);
});

it('a removed new unit leaves rows of the account in their own units', () => {
  const history = edited(
    {
      type: 'add',
      kind: 'unit',
      placements: [
        {
          parentId: 'campaign-1',
          // asserted by the lookup below
          rows: rowsInOrder(account, 'unit')
            .slice(0, 1)
            .map((row) => ({ ...row, id: 'new' })),
        },
      ],
    },
    { type: 'move', kind: 'keyword', moves: [{ parentId: 'new', ids: ['keyword-1'] }] },
  );
  expectAccount(revertedBy(history, [{ kind: 'unit', id: 'new' }]).draft);
});

it('has nothing to revert in an unchanged draft', () => {
  expect(commandToRevert(changedDraft(account), [{ kind: 'keyword', id: 'keyword-1' }])).toBeNull();
  expect(applyCommand(account, { type: 'batch', commands: [] }).draft).toBe(account);
});
