import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { diffDrafts } from '../merge/diff-drafts';
import { tableOf, type Draft } from '../model/draft';
import { toRows } from '../model/draft-rows';
import { exampleDraft } from '../model/example-draft';
import { rowLookup } from '../model/row-lookup';
import type { RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { draftBefore, recordSteps, rowName } from './recorded-step';
import { changesOf } from './row-changes';
import { summarizeChanges } from './summarize-changes';

/** A draft after random commands, with them; some are taken back. */
function randomSteps(seed: number, count: number) {
  const random = seeded(seed);
  const newId = idSource('n');
  let draft: Draft = exampleDraft();
  const commands: DraftCommand[] = [];
  let undo: DraftCommand | undefined;
  for (let round = 0; round < count; round++) {
    const command: DraftCommand = undo && random() < 0.3 ? undo : randomCommand(draft, random, newId);
    const applied = applyCommand(draft, command);
    undo = command === undo ? undefined : applied.inverse;
    draft = applied.draft;
    commands.push(command);
  }
  return { draft, commands };
}

const byKey = (one: { kind: string; id: string }, other: { kind: string; id: string }) =>
  `${one.kind} ${one.id}` < `${other.kind} ${other.id}` ? -1 : 1;

it('sums steps to the difference of the drafts, and takes them back', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 14 }), (seed, count) => {
      const start = exampleDraft();
      const { draft, commands } = randomSteps(seed, count);
      const recorded = recordSteps(start, commands);
      expect(toRows(recorded.draft)).toEqual(toRows(draft));
      expect(toRows(draftBefore(draft, recorded.steps))).toEqual(toRows(start));
      const { name, rows } = changesOf(recorded.steps);
      const difference = diffDrafts(start, draft);
      const references = (type: string) =>
        rows
          .filter((row) => row.type === type)
          .map(({ kind, id }) => ({ kind, id }))
          .toSorted(byKey);
      expect(name).toEqual(difference.name);
      expect(references('added')).toEqual(difference.added.toSorted(byKey));
      expect(references('removed')).toEqual(difference.removed.toSorted(byKey));
      const fields = rows.flatMap(({ kind, id, fields: changed }) =>
        changed.map((each) => ({ kind, id, ...each })),
      );
      const text = (list: readonly object[]) => list.map((each) => JSON.stringify(each, keys)).toSorted();
      expect(text(fields)).toEqual(text(difference.changed));
      for (const row of rows) {
        const side = row.type === 'removed' ? start : draft;
        const found = rowLookup(side, row.kind)(row.id);
        expect(row.parentId).toBe(parentOf(tableOf<RowKind>(side, row.kind), row.id));
        expect(row.name).toBe(found && rowName(row.kind, found));
      }
    }),
    { numRuns: 200 },
  );
});
const keys = ['kind', 'id', 'field', 'from', 'to'];

it('puts rows to which the same happened in one group', () => {
  const start = exampleDraft();
  const copies = ['a', 'b'].map((id) => ({
    id,
    keyword: `word ${id}`,
    matchType: 'exact' as const,
    bid: 1.2,
    isPaused: false,
  }));
  const added = recordSteps(start, [
    { type: 'add', kind: 'keyword', placements: [{ parentId: 'unit-1', rows: copies }] },
  ]);
  const edits = copies.map(({ id }) => ({ id, changes: { bid: 1.5, isPaused: id === 'a' } }));
  const { steps } = recordSteps(added.draft, [
    { type: 'update', kind: 'keyword', edits },
    { type: 'rename', name: 'Winter' },
  ]);
  const inUnit = { kind: 'keyword', parents: 1, parentId: 'unit-1' };
  expect(summarizeChanges(changesOf(steps))).toEqual([
    expect.objectContaining({ type: 'renamed', kind: null, to: { value: 'Winter' } }),
    {
      ...inUnit,
      type: 'changed',
      field: 'bid',
      rows: 2,
      name: null,
      from: { value: 1.2 },
      to: { value: 1.5 },
    },
    {
      ...inUnit,
      type: 'changed',
      field: 'isPaused',
      rows: 1,
      name: 'word a',
      from: { value: false },
      to: { value: true },
    },
  ]);
  expect(summarizeChanges(changesOf(added.steps))).toEqual([
    { ...inUnit, type: 'added', field: null, rows: 2, name: null, from: null, to: null },
  ]);
});
