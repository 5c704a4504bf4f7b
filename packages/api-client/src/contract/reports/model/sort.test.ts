import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSort, parseSortKey, printSort, printSortKey } from './sort';

const dataKey = fc.constantFrom('cost', 'PcCost', 'reportDates', 'ideaDesc2');
const part = fc.constantFrom('value' as const, 'change' as const, 'previous' as const);
const direction = fc.constantFrom('asc' as const, 'desc' as const);

it('parses what it prints', () => {
  fc.assert(
    fc.property(dataKey, part, direction, (column, of, towards) => {
      const order = { key: printSortKey(column, of), direction: towards };
      expect(parseSort(printSort(order))).toEqual(order);
      expect(parseSortKey(order.key)).toEqual({ dataKey: column, part: of });
    }),
  );
});

it.each([
  undefined,
  '',
  'cost',
  'cost down',
  'cost  desc',
  ' cost desc',
  'cost:rise desc',
  'cost:change:previous desc',
  'cost;drop desc',
  'cost desc; --',
])('rejects %j', (text) => {
  expect(parseSort(text)).toBeNull();
});
