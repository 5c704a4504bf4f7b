import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EditableColumn, GridValue } from '../types';
import { orderRows, type GridSort, type RowOrderInput } from './row-order';

const bid: EditableColumn = { id: 'bid', label: 'Bid', width: 80, kind: 'number' };
const keyword: EditableColumn = { id: 'keyword', label: 'Keyword', width: 80, kind: 'text' };
const match: EditableColumn = {
  id: 'match',
  label: 'Match mode',
  width: 80,
  kind: 'select',
  options: [
    { value: 'a', label: 'Exact' },
    { value: 'b', label: 'Auto' },
  ],
};

function order(
  values: readonly GridValue[],
  column: EditableColumn | null,
  direction: GridSort['direction'] = 'ascending',
  input: Partial<RowOrderInput> = {},
): readonly string[] {
  const steps = orderRows({
    indexes: values.map((_, index) => index),
    rowKey: (index) => `k${index}`,
    getValue: (key) => values[Number(key.slice(1))] ?? null,
    sort: column && { column, direction },
    language: 'cn',
    ...input,
  });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value.map((index) => `k${index}`);
  }
}

it('sorts numbers by value, with empty cells last in both directions', () => {
  expect(order([10, null, 9, 100], bid)).toEqual(['k2', 'k0', 'k3', 'k1']);
  expect(order([10, null, 9, 100], bid, 'descending')).toEqual(['k3', 'k0', 'k2', 'k1']);
});

it('sorts texts by the rules of the language, and options by label', () => {
  expect(order(['温泉', '北海道', '滑雪', ''], keyword)).toEqual(['k1', 'k2', 'k0', 'k3']);
  expect(order(['item 10', 'item 9'], keyword)).toEqual(['k1', 'k0']);
  expect(order(['a', 'b'], match)).toEqual(['k1', 'k0']);
});

it('orders a subset of the rows; without a sort, in the given order', () => {
  expect(order([3, 1, 2], null, 'ascending', { indexes: [0, 2] })).toEqual(['k0', 'k2']);
});

it('is stable, and equals the built-in sort', () => {
  const some = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 });
  // more rows than are sorted at once
  const many = some.map((values) =>
    Array.from({ length: 900 }, (_, index) => values[index % values.length] ?? index % 7),
  );
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: some }, many), (values) => {
      const expected = values
        .map((value, index) => ({ value, index }))
        .toSorted((a, b) => a.value - b.value)
        .map(({ index }) => `k${index}`);
      expect(order(values, bid)).toEqual(expected);
    }),
  );
});
