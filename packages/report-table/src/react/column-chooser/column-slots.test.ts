import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeColumns, type ColumnState } from '../../core/columns/column-state';
import { columnsOf } from '../../core/columns/columns';
import {
  groupsOf,
  currentSlot,
  dropTargetsOf,
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

describe('dropTargetsOf', () => {
  const key = (side: ColumnSlot['side'], before: string | null) => slotKey({ side, before });

  it('offers every gap; the ones before and after the column change nothing', () => {
    expect(dropTargetsOf(groupsIn(), 'd')).toEqual({
      ids: [
        key('left', 'a'),
        key('left', 'b'),
        key('left', null),
        key('none', 'c'),
        key('none', 'd'),
        key('none', 'e'),
        key('none', null),
        key('right', 'f'),
        key('right', null),
      ],
      home: [key('none', 'd'), key('none', 'e')],
    });
  });

  it('keeps a locked column among those of its pin', () => {
    expect(dropTargetsOf(groupsIn(), 'a').ids).toEqual([
      key('left', 'a'),
      key('left', 'b'),
      key('left', null),
    ]);
  });

  it('offers the last column the end of its group as its own place', () => {
    expect(dropTargetsOf(groupsIn(), 'e').home).toEqual([key('none', 'e'), key('none', null)]);
  });

  it('has no place for an unknown column', () => {
    expect(dropTargetsOf(groupsIn(), 'x').home).toEqual([]);
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
        // the gap after a column is its own place, too
        const [, after] = dropTargetsOf(groups, id).home;
        const slots = slotsOf(groups, id).filter((slot) => slotKey(slot) !== after);
        const slot = slots[choice % slots.length] ?? free(null);
        const moved = groupsIn(putColumn(columns, any, { id, slot }));
        const home = currentSlot(moved, id) ?? free(null);
        expect(positionAt(moved, { id, slot: home })).toEqual(positionAt(groups, { id, slot }));
        expect(moved.flatMap((group) => group.columns)).toHaveLength(columns.length);
      }),
    );
  });
});

describe('slotKey', () => {
  it('distinguishes the end of a group from a column without a name', () => {
    expect(slotKey(free(null))).not.toBe(slotKey(free('')));
  });
});
