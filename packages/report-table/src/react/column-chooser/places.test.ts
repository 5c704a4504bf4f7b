import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeColumns, type ColumnState } from '../../core/column-state';
import { columnsOf } from '../../core/columns';
import {
  groupsOf,
  homeOf,
  placeBeside,
  placeKey,
  placesOf,
  positionAt,
  putColumn,
  type Place,
} from './places';

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
const textOf = (state: ColumnState) =>
  groupsIn(state)
    .map((group) => `${group.side}:${group.columns.map((column) => column.id).join('')}`)
    .join(' ');
const free = (before: string | null): Place => ({ side: 'none', before });

describe('groupsOf', () => {
  it('leaves out groups without columns', () => {
    expect(textOf({ pinned: { f: 'none' } })).toBe('left:ab none:cdef');
  });
});

describe('placesOf', () => {
  it('offers every gap once, its own as the one before itself', () => {
    const places = placesOf(groupsIn(), 'd').map(({ side, before }) => `${side}:${before ?? 'end'}`);
    expect(places).toEqual([
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
    expect(placesOf(groupsIn(), 'a')).toEqual([
      { side: 'left', before: 'a' },
      { side: 'left', before: null },
    ]);
  });
});

describe('placeBeside', () => {
  it('goes on into the next group and ends with the last one', () => {
    expect(placeBeside(groupsIn(), { id: 'c', from: free('c'), steps: -1 })).toEqual({
      side: 'left',
      before: null,
    });
    expect(
      placeBeside(groupsIn(), { id: 'f', from: { side: 'right', before: 'f' }, steps: 1 }),
    ).toBeUndefined();
  });
});

describe('putColumn', () => {
  it.each<[string, string, Place, string]>([
    ['moves up', 'e', free('c'), 'left:ab none:ecd right:f'],
    ['moves to the end of its group', 'c', free(null), 'left:ab none:dec right:f'],
    ['pins at the end of a pinned group', 'd', { side: 'left', before: null }, 'left:abd none:ce right:f'],
    ['pins among pinned columns', 'd', { side: 'left', before: 'b' }, 'left:adb none:ce right:f'],
    ['pins last', 'd', { side: 'right', before: null }, 'left:ab none:ce right:fd'],
    ['releases as the first free column', 'b', free('c'), 'left:a none:bcde right:f'],
    ['releases as the last free column', 'f', free(null), 'left:ab none:cdef'],
    ['leaves a column that is put where it is', 'd', free('d'), 'left:ab none:cde right:f'],
  ])('%s', (_, id, place, expected) => {
    expect(textOf(putColumn(columns, {}, { id, place }))).toBe(expected);
  });

  it('brings any column to the position that was announced for any place', () => {
    const side = fc.constantFrom('left' as const, 'none' as const, 'right' as const);
    const state = fc.record({
      order: fc.shuffledSubarray(columns.map(({ id }) => id)),
      pinned: fc.dictionary(fc.constantFrom('b', 'c', 'd', 'e', 'f'), side),
    });
    fc.assert(
      fc.property(state, fc.constantFrom(...columns), fc.nat(), (any, { id }, choice) => {
        const groups = groupsIn(any);
        const places = placesOf(groups, id);
        const place = places[choice % places.length] ?? free(null);
        const after = groupsIn(putColumn(columns, any, { id, place }));
        const home = homeOf(after, id) ?? free(null);
        expect(positionAt(after, { id, place: home })).toEqual(positionAt(groups, { id, place }));
        expect(after.flatMap((group) => group.columns)).toHaveLength(columns.length);
      }),
    );
  });
});

describe('placeKey', () => {
  it('tells the end of a group from a column without a name', () => {
    expect(placeKey(free(null))).not.toBe(placeKey(free('')));
  });
});
