import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeColumns, type ColumnState } from '../../core/columns/column-state';
import { columnsOf } from '../../core/columns/columns';
import {
  groupsOf,
  currentSlot,
  adjacentSlot,
  slotKey,
  slotsOf,
  positionAt,
  putColumn,
  type ColumnSlot,
} from './column-slots';

/** a (locked) and b pinned left, c to e free, f pinned right. */
const columns = columnsOf(
  [
    { dataKey: 'a', fixed: 'left' },
    { dataKey: 'b', fixed: 'left' },
    { dataKey: 'c' },
    { dataKey: 'd' },
    { dataKey: 'e' },
    { dataKey: 'f', fixed: 'right' },
  ],
  'en',
  ['a'],
);
const groupsIn = (state: ColumnState = {}) => groupsOf(arrangeColumns(columns, state));
const groupsText = (state: ColumnState) =>
  groupsIn(state)
    .map((group) => `${group.side}:${group.columns.map((column) => column.id).join('')}`)
    .join(' ');
const free = (before: string | null): ColumnSlot => ({ side: 'none', before });

describe('groupsOf', () => {
  it('omits groups without columns', () => {
    expect(groupsText({ columnPinning: { start: [], end: [], none: ['f'] } })).toBe('left:ab none:cdef');
  });
});

describe('slotsOf', () => {
  it('offers every gap once, with its own as the one before itself', () => {
    const slots = slotsOf(groupsIn(), 'd').map(({ side, before }) => `${side}:${before ?? 'end'}`);
    expect(slots).toEqual([
      'left:a',
      'left:b',
      'left:end',
      'none:c',
      'none:d',
      'none:end',
      'right:f',
      'right:end',
    ]);
  });

  it('keeps a locked column among those of its pin', () => {
    expect(slotsOf(groupsIn(), 'a')).toEqual([
      { side: 'left', before: 'a' },
      { side: 'left', before: null },
    ]);
  });
});

describe('adjacentSlot', () => {
  it('goes on into the next group and ends with the last one', () => {
    expect(adjacentSlot(groupsIn(), { id: 'c', from: free('c'), steps: -1 })).toEqual({
      side: 'left',
      before: null,
    });
    expect(
      adjacentSlot(groupsIn(), { id: 'f', from: { side: 'right', before: 'f' }, steps: 1 }),
    ).toBeUndefined();
  });
});

describe('putColumn', () => {
  it.each<[string, string, ColumnSlot, string]>([
    ['moves up', 'e', free('c'), 'left:ab none:ecd right:f'],
    ['moves to the end of its group', 'c', free(null), 'left:ab none:dec right:f'],
    ['pins at the end of a pinned group', 'd', { side: 'left', before: null }, 'left:abd none:ce right:f'],
    ['pins among pinned columns', 'd', { side: 'left', before: 'b' }, 'left:adb none:ce right:f'],
    ['pins last', 'd', { side: 'right', before: null }, 'left:ab none:ce right:fd'],
    ['releases as the first free column', 'b', free('c'), 'left:a none:bcde right:f'],
    ['releases as the last free column', 'f', free(null), 'left:ab none:cdef'],
    ['leaves a column that is put where it is', 'd', free('d'), 'left:ab none:cde right:f'],
  ])('%s', (_, id, slot, expected) => {
    expect(groupsText(putColumn(columns, {}, { id, slot }))).toBe(expected);
  });

  it('puts any column at the announced position of any slot', () => {
    const state = fc.record({
      columnOrder: fc.shuffledSubarray(columns.map(({ id }) => id)),
      columnPinning: fc
        .tuple(fc.shuffledSubarray(['b', 'c', 'd', 'e', 'f']), fc.nat(5), fc.nat(5))
        .map(([all, a, b]) => ({ start: all.slice(0, a), end: all.slice(a, a + b), none: all.slice(a + b) })),
    });
    fc.assert(
      fc.property(state, fc.constantFrom(...columns), fc.nat(), (any, { id }, choice) => {
        const groups = groupsIn(any);
        const slots = slotsOf(groups, id);
        const slot = slots[choice % slots.length] ?? free(null);
        const after = groupsIn(putColumn(columns, any, { id, slot }));
        const home = currentSlot(after, id) ?? free(null);
        expect(positionAt(after, { id, slot: home })).toEqual(positionAt(groups, { id, slot }));
        expect(after.flatMap((group) => group.columns)).toHaveLength(columns.length);
      }),
    );
  });
});

describe('slotKey', () => {
  it('distinguishes the end of a group from a column without a name', () => {
    expect(slotKey(free(null))).not.toBe(slotKey(free('')));
  });
});
