import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnStates } from '../testing/column-states';
import {
  applyColumnState,
  arrangeColumns,
  columnWidths,
  moveColumn,
  pinColumn,
  resizeColumn,
  setColumnHidden,
  type ColumnState,
} from './column-state';
import { columnsOf, type ReportColumn } from './columns';

const base = columnsOf([{ dataKey: 'base', width: 100 }], 'en');
const columnOf = (id: string, change: Partial<ReportColumn> = {}): ReportColumn[] =>
  base.map((column) => ({ ...column, isLocked: false, hasOwnWidth: false, id, dataKey: id, ...change }));

/** a and b pinned left (a locked), c to f free, g pinned right. */
const columns = [
  ...columnOf('a', { pinned: 'left', isLocked: true }),
  ...columnOf('b', { pinned: 'left' }),
  ...['c', 'd', 'e', 'f'].flatMap((id) => columnOf(id)),
  ...columnOf('g', { pinned: 'right' }),
];
const drawn = (state: ColumnState, of: readonly ReportColumn[] = columns) =>
  applyColumnState(of, state).map(({ id }) => id);
const hiding = (...ids: string[]): ColumnState => ({
  columnVisibility: Object.fromEntries(ids.map((each) => [each, false])),
});
/** `ab|cdef|g`: the ids of each pin. */
const arranged = (state: ColumnState) =>
  ['left', null, 'right']
    .map((side) => arrangeColumns(columns, state).filter(({ pinned }) => pinned === side))
    .map((group) => group.map(({ id }) => id).join(''))
    .join('|');

const { id, state } = columnStates;
const someColumns = fc
  .uniqueArray(id, { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((each) =>
        fc
          .record({
            pinned: fc.constantFrom('left' as const, 'right' as const, null),
            isLocked: fc.boolean(),
          })
          .map((change) => columnOf(each, change)),
      ),
    ),
  )
  .map((each) => each.flat());

describe('arrangeColumns', () => {
  it.each<[string, ColumnState, string]>([
    ['keeps the order given where nothing was changed', {}, 'ab|cdef|g'],
    ['takes the order wanted', { columnOrder: ['a', 'b', 'f', 'e', 'd', 'c', 'g'] }, 'ab|fedc|g'],
    [
      'keeps a column that is not named beside the one before it',
      { columnOrder: ['a', 'b', 'e', 'c'] },
      'ab|efcd|g',
    ],
    ['keeps columns that are not named first where none is before them', { columnOrder: ['d'] }, 'ab|cdef|g'],
    [
      'names unknown columns without harm',
      { columnOrder: ['x', 'd', 'y', 'c'], columnVisibility: { z: false } },
      'ab|defc|g',
    ],
    [
      'puts a pinned column where the order has it within its pin',
      { columnPinning: { start: ['e'], end: [] } },
      'abe|cdf|g',
    ],
    [
      'releases a column that the server pinned',
      { columnPinning: { start: [], end: [], none: ['b', 'g'] } },
      'a|bcdefg|',
    ],
    ['leaves a locked column pinned', { columnPinning: { start: [], end: [], none: ['a'] } }, 'ab|cdef|g'],
  ])('%s', (_, given, expected) => {
    expect(arranged(given)).toBe(expected);
  });

  it('marks hidden columns and keeps locked ones visible', () => {
    const hidden = arrangeColumns(columns, hiding('a', 'c', 'f')).filter(({ isHidden }) => isHidden);
    expect(hidden.map((column) => column.id)).toEqual(['c', 'f']);
  });

  it('applies only the widths of the user', () => {
    const widths = arrangeColumns(columns, { columnSizing: { c: 240 } }).map((column) => [
      column.width,
      column.hasOwnWidth,
    ]);
    expect(widths.filter(([, isOwn]) => isOwn)).toEqual([[240, true]]);
    expect(widths[0]).toEqual([100, false]);
  });

  it('returns each column once, in the order of the pins, for any state', () => {
    const rank = { left: 0, right: 2 };
    fc.assert(
      fc.property(someColumns, state, (of, any) => {
        const all = arrangeColumns(of, any);
        expect(all.map((column) => column.id).toSorted()).toEqual(of.map((column) => column.id).toSorted());
        const ranks = all.map(({ pinned }) => (pinned ? rank[pinned] : 1));
        expect(ranks).toEqual(ranks.toSorted());
      }),
    );
  });
});

describe('applyColumnState', () => {
  it('returns the columns unchanged without a change', () => {
    expect(applyColumnState(columns, {})).toEqual(columns);
  });

  it('returns the visible columns', () => {
    expect(drawn(hiding('c', 'g', 'gone'))).toEqual(['a', 'b', 'd', 'e', 'f']);
  });

  it('returns the first column if all are hidden', () => {
    const free = columnOf('x').concat(columnOf('y'));
    expect(drawn(hiding('x', 'y'), free)).toEqual(['x']);
    expect(drawn({ ...hiding('x', 'y'), columnOrder: ['y', 'x'] }, free)).toEqual(['y']);
  });

  it('is empty only without columns', () => {
    fc.assert(
      fc.property(someColumns, state, (of, any) => {
        expect(applyColumnState(of, any).length > 0).toBe(of.length > 0);
      }),
    );
  });
});

describe('moveColumn', () => {
  it.each<[string, string, string | null, string]>([
    ['moves within a pin', 'f', 'd', 'ab|cfde|g'],
    ['moves last', 'c', null, 'ab|def|gc'],
    ['keeps its pin at the end of it', 'f', 'g', 'ab|cdef|g'],
    ['stays free before the first free column', 'e', 'c', 'ab|ecdf|g'],
    ['stays pinned at the end of the pinned ones', 'b', 'c', 'ab|cdef|g'],
    ['takes the pin of the columns it moves between', 'e', 'b', 'aeb|cdf|g'],
    ['leaves a pin', 'b', 'd', 'a|cbdef|g'],
    ['takes the pin of the column after it between two others', 'g', 'c', 'ab|gcdef|'],
    ['stops a locked column at the border of its pin', 'a', 'e', 'ba|cdef|g'],
    ['changes nothing for an unknown column', 'x', 'c', 'ab|cdef|g'],
    ['changes nothing before an unknown column', 'c', 'x', 'ab|cdef|g'],
    ['changes nothing before itself', 'c', 'c', 'ab|cdef|g'],
  ])('%s', (_, moved, before, expected) => {
    expect(arranged(moveColumn(columns, {}, { id: moved, before }))).toBe(expected);
  });

  it('moves a column back to its place when it is unpinned, whatever moved meanwhile', () => {
    const pinned = pinColumn({}, 'd', 'left');
    const moved = moveColumn(columns, pinned, { id: 'f', before: 'c' });
    expect(arranged(moved)).toBe('abd|fce|g');
    expect(arranged(pinColumn(moved, 'd', 'none'))).toBe('ab|fcde|g');
  });

  it('keeps currently unknown columns, after the one before them', () => {
    const moved = moveColumn(
      columns,
      { columnOrder: ['c', 'gone', 'd'], ...hiding('lost') },
      { id: 'c', before: null },
    );
    expect(moved.columnOrder).toEqual(['a', 'b', 'gone', 'd', 'e', 'f', 'g', 'c']);
    expect(moved).toMatchObject(hiding('lost'));
  });

  const anyMove = fc.tuple(someColumns, state, fc.nat(), fc.nat()).map(([of, any, from, to]) => {
    const all = arrangeColumns(of, any);
    const others = all.filter((_, index) => index !== from % all.length);
    return {
      of,
      any,
      id: all[from % all.length]?.id ?? '',
      before: others[to % (others.length + 1)]?.id ?? null,
      home: all[(from % all.length) + 1]?.id ?? null,
    };
  });

  it('undoes a move by moving back, for any state', () => {
    fc.assert(
      fc.property(anyMove, ({ of, any, id, before, home }) => {
        const there = moveColumn(of, any, { id, before });
        expect(drawn(moveColumn(of, there, { id, before: home }), of)).toEqual(drawn(any, of));
      }),
    );
  });

  it('moves an unlocked column exactly to its target and keeps every id of the state', () => {
    fc.assert(
      fc.property(anyMove, ({ of, any, id, before }) => {
        const moved = moveColumn(of, any, { id, before });
        const all = arrangeColumns(of, moved);
        const at = all.findIndex((column) => column.id === id);
        if (of.length > 0 && !all[at]?.isLocked) expect(all[at + 1]?.id ?? null).toBe(before);
        expect(moved.columnOrder ?? []).toEqual(expect.arrayContaining(any.columnOrder ?? []));
        expect(moved.columnVisibility).toEqual(any.columnVisibility);
      }),
    );
  });
});

describe('pinColumn', () => {
  it('pins a column to only one side', () => {
    const left = pinColumn({}, 'c', 'left');
    expect(left).toEqual({ columnPinning: { start: ['c'], end: [] } });
    expect(pinColumn(left, 'c', 'right')).toEqual({ columnPinning: { start: [], end: ['c'] } });
    expect(pinColumn(left, 'c', 'none')).toEqual({ columnPinning: { start: [], end: [], none: ['c'] } });
  });
});

describe('setColumnHidden, resizeColumn', () => {
  it('hides once and shows again', () => {
    const hidden = setColumnHidden(setColumnHidden({}, 'c', true), 'c', true);
    expect(hidden).toEqual(hiding('c'));
    expect(setColumnHidden(hidden, 'c', false)).toEqual({ columnVisibility: {} });
  });

  it.each([
    [123.6, 124],
    [-5, columnWidths.min],
    [1e9, columnWidths.max],
  ])('sets a width of %s as %s', (given, expected) => {
    expect(resizeColumn({}, 'c', given).columnSizing).toEqual({ c: expected });
  });

  it.each([null, NaN, Infinity])('makes a width automatic again by %s', (given) => {
    expect(resizeColumn({ columnSizing: { c: 90, d: 80 } }, 'c', given).columnSizing).toEqual({ d: 80 });
  });
});
