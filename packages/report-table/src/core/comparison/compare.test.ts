import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns/columns';
import type { RowData } from '../format/cell-value';
import { sortOrder } from '../sort/sort-order';
import { compareColumns, type Comparison } from './compare';

const columns = columnsOf(
  [
    { dataKey: 'keyword', titleName: 'Keyword', fixed: 'left' },
    { dataKey: 'cost', titleName: 'Cost', unitDesc: '¥', unit: 't2', isSort: true },
    { dataKey: 'ctr', titleName: 'CTR', unit: '%*100' },
  ],
  'en',
);
const titles = { current: 'Current', previous: 'Previous', change: 'Change' };
const before = new Map<unknown, RowData>([
  ['a', { cost: '10.00', ctr: 0.05 }],
  ['b', { cost: '40.00', ctr: 0.1 }],
  ['d', { cost: '30.00' }],
]);
const comparison: Comparison<RowData> = { previousOf: ({ keyword }) => before.get(keyword) };
const rows = [
  { keyword: 'a', cost: '12.50', ctr: 0.04 },
  { keyword: 'b', cost: '10.00', ctr: 0.1 },
  { keyword: 'c', cost: '20.00', ctr: 0.02 },
  { keyword: 'd', cost: '0.00', ctr: null },
];
const idsOf = (fields?: readonly string[], folded: readonly string[] = []) => {
  const compared = { ...comparison, ...(fields && { fields }) };
  return compareColumns(columns, compared, new Set(folded), titles).map(({ id }) => id);
};
const read = (id: string) => {
  const column = compareColumns(columns, comparison, new Set(), titles).find((each) => each.id === id);
  return rows.map((row) => column?.read(row));
};

describe('compareColumns', () => {
  it('makes a group of every number', () => {
    const groups = ['cost', 'cost:previous', 'cost:change', 'ctr', 'ctr:previous', 'ctr:change'];
    expect(idsOf()).toEqual(['keyword', ...groups]);
    const cost = compareColumns(columns, comparison, new Set(), titles).filter(
      ({ dataKey }) => dataKey === 'cost',
    );
    const common = { group: 'cost', groupTitle: 'Cost', unitDesc: '¥', unit: 't2', isSortable: true };
    expect(cost).toMatchObject([
      { ...common, part: 'value', title: 'Current', sortKey: 'cost' },
      { ...common, part: 'previous', title: 'Previous', sortKey: 'cost:previous' },
      { ...common, part: 'change', title: 'Change', sortKey: 'cost:change' },
    ]);
  });

  it('compares the named fields, and never a text', () => {
    expect(idsOf(['ctr', 'keyword'])).toEqual(['keyword', 'cost', 'ctr', 'ctr:previous', 'ctr:change']);
    expect(compareColumns(columns, { ...comparison, fields: [] }, new Set(), titles)).toEqual(columns);
  });

  it('keeps the value and the change of a collapsed group', () => {
    expect(idsOf(['cost'], ['cost'])).toEqual(['keyword', 'cost', 'cost:change', 'ctr']);
  });

  it('reads the number, the previous one and the exact difference', () => {
    expect(read('cost')).toEqual(['12.50', '10.00', '20.00', '0.00']);
    expect(read('cost:previous')).toEqual(['10.00', '40.00', undefined, '30.00']);
    expect(read('cost:change')).toEqual(['2.5', '-30', '20', '-30']);
    expect(read('ctr:change')).toEqual(['-0.01', '0', null, null]);
  });

  it('leaves the change of rows empty that have no counterpart', () => {
    const paired = { ...comparison, isPaired: ({ keyword }: RowData) => keyword !== 'c' && keyword !== 'd' };
    const change = compareColumns(columns, paired, new Set(), titles).find(({ id }) => id === 'cost:change');
    expect(rows.map((row) => change?.read(row))).toEqual(['2.5', '-30', null, null]);
  });

  it('sorts by the amount, including rows that began and ended, with empty ones last', () => {
    const sorted = (id: string, direction: 'asc' | 'desc') => {
      const column = compareColumns(columns, comparison, new Set(), titles).find((each) => each.id === id);
      return column && [...sortOrder(rows, column, direction)];
    };
    expect(sorted('cost:change', 'desc')).toEqual([2, 0, 1, 3]);
    expect(sorted('ctr:change', 'asc')).toEqual([0, 1, 2, 3]);
  });

  it('gives a group the width that its title needs, expanded or collapsed', () => {
    const long = columnsOf([{ dataKey: 'x', titleName: 'A metric with a long name', unit: 't' }], 'en');
    const widthOf = (folded: readonly string[]) =>
      compareColumns(long, comparison, new Set(folded), titles).reduce((sum, { width }) => sum + width, 0);
    const titleWidth = long[0]?.width ?? Infinity;
    expect(widthOf([])).toBeGreaterThan(titleWidth);
    expect(widthOf(['x'])).toBeGreaterThan(titleWidth);
  });

  it('keeps the width that a user chose for the number', () => {
    const own = columns.map((column) => ({ ...column, width: 300, hasOwnWidth: true }));
    const cost = compareColumns(own, comparison, new Set(), titles).filter(({ group }) => group === 'cost');
    expect(cost.map(({ hasOwnWidth }) => hasOwnWidth)).toEqual([true, false, false]);
    expect(cost[0]?.width).toBe(300);
  });
});
