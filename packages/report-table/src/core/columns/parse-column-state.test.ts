import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnStates } from '../testing/column-states';
import { arrangeColumns, columnWidths } from './column-state';
import { columnsOf } from './columns';
import { parseColumnState } from './parse-column-state';

describe('parseColumnState', () => {
  it('drops what is malformed and keeps the rest', () => {
    const parsed = parseColumnState({
      columnOrder: ['a', 1, null, 'b', 'a'],
      columnVisibility: { a: false, b: 'no', c: true },
      columnPinning: { start: ['a', 2], end: ['a', 'b'], none: 'c' },
      columnSizing: { a: 100.4, b: '100', c: -1, d: 1e300 },
      extra: 1,
    });
    expect(parsed).toEqual({
      columnOrder: ['a', 'b'],
      columnVisibility: { a: false, c: true },
      columnPinning: { start: ['a'], end: ['b'] },
      columnSizing: { a: 100, c: columnWidths.min, d: columnWidths.max },
    });
  });

  it('reads states that were stored under the former names', () => {
    const parsed = parseColumnState({
      order: ['a', 1, 'b', 'a'],
      hidden: ['c', null],
      pinned: { a: 'left', b: 'top', c: null, d: 'right', e: 'none' },
      widths: { a: 100.4, b: '100', c: -1 },
    });
    expect(parsed).toEqual({
      columnOrder: ['a', 'b'],
      columnVisibility: { c: false },
      columnPinning: { start: ['a'], end: ['d'], none: ['e'] },
      columnSizing: { a: 100, c: columnWidths.min },
    });
  });

  it('drops malformed parts under the former names', () => {
    expect(parseColumnState({ order: 'a', hidden: 'a', pinned: ['a'], widths: 3 })).toEqual({});
  });

  it('reads states that were written', () => {
    fc.assert(
      fc.property(columnStates.state, (any) => {
        expect(parseColumnState(JSON.parse(JSON.stringify(any)))).toEqual(any);
      }),
    );
  });

  it('turns any JSON into a state that can be applied', () => {
    const names = ['columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing'];
    const former = ['order', 'hidden', 'pinned', 'widths'];
    const odd = fc.dictionary(fc.constantFrom(...names, ...former), fc.jsonValue());
    const columns = columnsOf([{ dataKey: 'a' }, { dataKey: 'b', fixed: 'left' }], 'en');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), odd), (value) => {
        expect(arrangeColumns(columns, parseColumnState(value))).toHaveLength(2);
      }),
    );
  });

  it.each([undefined, null, 1, 'x', [], () => 1])('reads %s as no change', (value) => {
    expect(parseColumnState(value)).toEqual({});
  });
});
