import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnStates } from '../testing/column-states';
import { columnSlices, withSlices } from './column-slices';
import { applyColumnState, pinColumn, type ColumnState } from './column-state';
import { columnsOf } from './columns';

const columns = columnsOf(
  [{ dataKey: 'a', fixed: 'left' }, { dataKey: 'b', fixed: 'left' }, { dataKey: 'c' }, { dataKey: 'd' }],
  'en',
  ['a'],
);
const drawn = (state: ColumnState) => applyColumnState(columns, state).map(({ id, pinned }) => [id, pinned]);

describe('columnSlices', () => {
  it('names every column, arranged as in the state', () => {
    const state: ColumnState = {
      columnOrder: ['d', 'gone', 'c'],
      columnVisibility: { a: false, c: false, gone: false },
      columnPinning: { start: ['d'], end: [], none: ['b'] },
      columnSizing: { c: 90 },
    };
    expect(columnSlices(columns, state)).toEqual({
      columnOrder: ['a', 'b', 'd', 'gone', 'c'],
      columnVisibility: { a: true, b: true, c: false, d: true, gone: false },
      columnPinning: { start: ['a', 'd'], end: [] },
      columnSizing: { c: 90 },
    });
  });
});

describe('withSlices', () => {
  it('changes no rendered column when a table returns its own state', () => {
    fc.assert(
      fc.property(columnStates.state, (state) => {
        expect(drawn(withSlices(columns, state, columnSlices(columns, state)))).toEqual(drawn(state));
      }),
    );
  });

  it('records columns that are not pinned although their definition pins them', () => {
    const state = withSlices(columns, {}, { columnPinning: { start: ['a'], end: ['d'] } });
    expect(state).toEqual({ columnPinning: { start: ['a'], end: ['d'], none: ['b'] } });
    expect(drawn(state)).toEqual([
      ['a', 'left'],
      ['b', null],
      ['c', null],
      ['d', 'right'],
    ]);
  });

  it('leaves pins of unknown columns unchanged', () => {
    const state = pinColumn(pinColumn({}, 'gone', 'left'), 'lost', 'none');
    const changed = withSlices(columns, state, { columnPinning: { start: ['a', 'b'], end: [] } });
    expect(changed.columnPinning).toEqual({ start: ['a', 'b', 'gone'], end: [], none: ['lost'] });
  });

  it('stores only hidden columns', () => {
    const changed = withSlices(columns, {}, { columnVisibility: { a: true, c: false } });
    expect(changed).toEqual({ columnVisibility: { c: false } });
  });
});
