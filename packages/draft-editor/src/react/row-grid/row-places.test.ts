import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyCommand,
  exampleDraft,
  liveRows,
  rootId,
  rowsInOrder,
  tableOf,
  type Draft,
  type RowKind,
} from '../../core';
import { addOf } from '../../core/commands/row-commands';
import { emptyFields } from '../../core/model/rows';
import { parentOf } from '../../core/model/table';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import type { GridRowKind } from './row-columns';
import { containerKindOf, createParentNames, placesOf } from './row-places';

/** A draft after some random commands. */
const randomDraft = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 20 })).map(([seed, steps]) => {
  const random = seeded(seed);
  const newId = idSource('new-');
  let draft = exampleDraft();
  for (let step = 0; step < steps; step++)
    ({ draft } = applyCommand(draft, randomCommand(draft, random, newId)));
  return draft;
});
const kinds: readonly GridRowKind[] = ['campaign', 'unit', 'keyword', 'creative'];
const randomKind = fc.constantFrom(...kinds);
const parentIn = (draft: Draft, kind: RowKind, id: string) => parentOf(tableOf<RowKind>(draft, kind), id);
/** Ids of what contains a row, from its parent to the draft. */
function ancestorsOf(draft: Draft, kind: RowKind, id: string): string[] {
  const parentId = parentIn(draft, kind, id) ?? '';
  if (kind === 'campaign') return [parentId];
  return kind === 'unit' ? [parentId, rootId] : [parentId, ...ancestorsOf(draft, 'unit', parentId)];
}
const containersOf = (draft: Draft, kind: GridRowKind) => [
  rootId,
  ...rowsInOrder(draft, 'campaign').map(({ id }) => id),
  ...(kind === 'unit' || kind === 'campaign' ? [] : rowsInOrder(draft, 'unit').map(({ id }) => id)),
];
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('rows of a grid', () => {
  it('are all rows that the draft, the campaign or the unit contains, in their order', () => {
    fc.assert(
      fc.property(randomDraft, randomKind, (draft, kind) => {
        for (const within of containersOf(draft, kind)) {
          const expected = rowsInOrder<RowKind>(draft, kind).filter(({ id }) =>
            ancestorsOf(draft, kind, id).includes(within),
          );
          expect(idsOf(placesOf(draft, kind, within).rows)).toEqual(idsOf(expected));
        }
      }),
    );
  });

  it('have an inserted row at its index, in the parent of a neighbour', () => {
    fc.assert(
      fc.property(randomDraft, randomKind, fc.nat(), (draft, kind, at) => {
        const { rows, placeAt } = placesOf(draft, kind, rootId);
        if (rows.length === 0) return;
        const index = at % (rows.length + 1);
        const place = placeAt(index);
        const added = applyCommand(
          draft,
          addOf(kind, [{ ...place, rows: [{ ...emptyFields[kind], id: 'inserted' }] }]),
        ).draft;
        expect(idsOf(placesOf(added, kind, rootId).rows)).toEqual([
          ...idsOf(rows.slice(0, index)),
          'inserted',
          ...idsOf(rows.slice(index)),
        ]);
        const neighbour = rows[Math.max(0, index - 1)]?.id ?? '';
        expect(parentIn(added, kind, 'inserted')).toBe(parentIn(draft, kind, neighbour));
      }),
    );
  });

  it('show a deleted row where it was', () => {
    fc.assert(
      fc.property(randomDraft, randomKind, fc.array(fc.nat(), { minLength: 1 }), (draft, kind, picks) => {
        const before = idsOf(placesOf(draft, kind, rootId).rows);
        const ids = [...new Set(picks.map((pick) => before[pick % before.length] ?? ''))];
        if (before.length === 0) return;
        const left = applyCommand(draft, { type: 'remove', kind, ids }).draft;
        const live = ids.map((id) => ({ kind, id }));
        const removed = liveRows({ baseline: draft, live, removed: [] })?.removedFrom(left) ?? [];
        const { previousOf } = placesOf(left, kind, rootId);
        for (const row of removed.filter((each) => each.kind === kind)) {
          const preceding = before.slice(0, before.indexOf(row.id)).filter((id) => !ids.includes(id));
          expect([row.id, previousOf(row)]).toEqual([row.id, preceding.at(-1) ?? '']);
        }
      }),
    );
  });

  it('go below the given row, or below the last one', () => {
    fc.assert(
      fc.property(randomDraft, randomKind, (draft, kind) => {
        const { rows, parentForNew } = placesOf(draft, kind, rootId);
        for (const { id } of rows) expect(parentForNew(id)).toBe(parentIn(draft, kind, id));
        const last = rows.at(-1);
        if (last) expect(parentForNew(undefined)).toBe(parentIn(draft, kind, last.id));
      }),
    );
  });

  it('name what contains them', () => {
    const draft = exampleDraft();
    const names = createParentNames(draft, 'keyword');
    expect([names('unit', 'unit-1'), names('campaign', 'unit-1')]).toEqual(['滑雪套餐', '北海道冬季']);
    expect(createParentNames(draft, 'unit')('campaign', 'campaign-1')).toBe('北海道冬季');
    expect(names('unit', 'unknown')).toBe('');
    expect([rootId, 'campaign-1', 'unit-1'].map((id) => containerKindOf(draft, id))).toEqual([
      null,
      'campaign',
      'unit',
    ]);
  });
});
