import Decimal from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empties, numericValues } from '../testing/numbers';
import { nextSort, type SortDirection } from './report-sort';
import { sortOrder, type SortColumn } from './sort-order';

const read = (value: unknown) => value;
const numeric = { read, isNumeric: true };
const sorted = (values: readonly unknown[], column: SortColumn<unknown>, direction: SortDirection) =>
  [...sortOrder(values, column, direction)].map((index) => values[index]);

describe('nextSort', () => {
  it('cycles default, ascending, descending, default', () => {
    const ascending = nextSort(null, 'cost');
    expect(ascending).toEqual({ dataKey: 'cost', direction: 'asc' });
    const descending = nextSort(ascending, 'cost');
    expect(descending).toEqual({ dataKey: 'cost', direction: 'desc' });
    expect(nextSort(descending, 'cost')).toBeNull();
  });

  it('starts again on another column', () => {
    expect(nextSort({ dataKey: 'click', direction: 'desc' }, 'cost')).toEqual({
      dataKey: 'cost',
      direction: 'asc',
    });
  });
});

describe('sortOrder', () => {
  it('compares numbers by value, whether numbers or texts', () => {
    expect(sorted([10, '9', 2.5, '-1', 0], numeric, 'asc')).toEqual(['-1', 0, 2.5, '9', 10]);
    expect(sorted([10, '9', 2.5, '-1', 0], numeric, 'desc')).toEqual([10, '9', 2.5, 0, '-1']);
  });

  it.each([numeric, { read, isNumeric: false }])('compares dates by time', (column) => {
    const [early, late, invalid] = [new Date(2026, 1, 1, 9), new Date(2026, 1, 1, 10), new Date(NaN)];
    const later = new Date(12_026, 0, 1);
    expect(sorted([late, invalid, later, early], column, 'asc')).toEqual([early, late, later, invalid]);
    expect(sorted([late, invalid, later, early], column, 'desc')).toEqual([later, late, early, invalid]);
  });

  it('puts empty values last in both directions, in their original order', () => {
    const values = [null, 2, undefined, '', 1, NaN, 'n/a'];
    expect(sorted(values, numeric, 'asc')).toEqual([1, 2, null, undefined, '', NaN, 'n/a']);
    expect(sorted(values, numeric, 'desc')).toEqual([2, 1, null, undefined, '', NaN, 'n/a']);
  });

  it('orders numbers that are equal as floats', () => {
    const values = ['9007199254740993', '9007199254740992', '9007199254740992.5', 1];
    expect(sorted(values, numeric, 'asc')).toEqual([
      1,
      '9007199254740992',
      '9007199254740992.5',
      '9007199254740993',
    ]);
  });

  it('orders numbers above the largest float and below the smallest', () => {
    const values = ['2e400', '1e400', '-1e400', '3e-400', '2e-400', 0, '-1e-400', 1e308, 5e-324];
    expect(sorted(values, numeric, 'asc')).toEqual([
      ...['-1e400', '-1e-400', 0, '2e-400', '3e-400', 5e-324, 1e308, '1e400', '2e400'],
    ]);
  });

  it.each(['asc', 'desc'] as const)('keeps the order of equal values: %s', (direction) => {
    for (const equal of [
      ['1.0', 1, '1.00', '10e-1', '1.000000000000000000'],
      [0, -0, '-0', '0.00', '-0.0000000000000000000'],
      ['9007199254740993', '9007199254740993.0'],
    ]) {
      expect([...sortOrder(equal, numeric, direction)]).toEqual(equal.map((_, index) => index));
    }
  });

  it('sorts by the read value of a row, which need not be one of its fields', () => {
    const rows = [
      { now: 5, before: 1 },
      { now: 3, before: 2 },
      { now: 9, before: 8 },
    ];
    const change = { read: (row: { now: number; before: number }) => row.now - row.before, isNumeric: true };
    expect([...sortOrder(rows, change, 'asc')]).toEqual([1, 2, 0]);
  });

  it('compares texts by code unit, or with the given comparator', () => {
    const compareText = new Intl.Collator('zh-Hans-CN').compare;
    const values = ['重庆', '北京', '', '安徽', null, 'b', 'A', 'a', 'B'];
    const byCodeUnit = ['A', 'B', 'a', 'b', '北京', '安徽', '重庆', '', null];
    expect(sorted(values, { read, isNumeric: false }, 'asc')).toEqual(byCodeUnit);
    const byPinyin = ['安徽', '北京', '重庆', 'a', 'A', 'b', 'B', '', null];
    expect(sorted(values, { read, isNumeric: false, compareText }, 'asc')).toEqual(byPinyin);
  });

  it('compares numbers by value even in a text column, before the texts', () => {
    const text = { read, isNumeric: false, compareText: new Intl.Collator('en').compare };
    expect(sorted([9, 10, 100, 1, -5, 2.5], text, 'asc')).toEqual([-5, 1, 2.5, 9, 10, 100]);
    expect(sorted([9, 10, 100, 1, -5, 2.5], text, 'desc')).toEqual([100, 10, 9, 2.5, 1, -5]);
    expect(sorted([10n, 9n, 2n ** 60n, 2n ** 60n - 1n], text, 'asc')).toEqual([
      ...[9n, 10n, 2n ** 60n - 1n, 2n ** 60n],
    ]);
    const mixed = ['b', 10, null, '-', 'a', NaN, 9, -0, 0];
    expect(sorted(mixed, text, 'asc')).toEqual([-0, 0, 9, 10, '-', 'a', 'b', null, NaN]);
    expect(sorted(mixed, text, 'desc')).toEqual(['b', 'a', '-', 10, 9, -0, 0, null, NaN]);
  });

  it.each(['asc', 'desc'] as const)(
    'orders numbers and texts like a stable sort with their comparison, including equal ones: %s',
    (direction) => {
      // the collator ignores a soft hyphen, and treats é as e with an accent
      const letter = fc.constantFrom('a', 'A', 'b', '\u00AD', 'é', 'e\u0301', '中', '国', ' ', '-', '1');
      const value = fc.oneof(fc.string({ unit: letter, maxLength: 4 }), fc.constantFrom(null, 12, 3, -7));
      const compareText = new Intl.Collator('zh-Hans-CN').compare;
      const compare = (a: unknown, b: unknown) => {
        if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
        return typeof b === 'number' ? 1 : compareText(String(a), String(b));
      };
      fc.assert(
        fc.property(fc.array(value, { maxLength: 60 }), (values) => {
          const sign = direction === 'asc' ? 1 : -1;
          const { present, empty } = split(values, (value) => value !== null && value !== '');
          present.sort((a, b) => sign * compare(values[a], values[b]));
          const order = sortOrder(values, { read, isNumeric: false, compareText }, direction);
          expect([...order]).toEqual([...present, ...empty]);
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each(['asc', 'desc'] as const)(
    'orders any numbers like a stable sort with another decimal library: %s',
    (direction) => {
      const value = fc.oneof(
        { weight: 8, arbitrary: numericValues },
        { weight: 2, arbitrary: fc.integer({ min: -3, max: 3 }) },
        // more digits than a float represents, equal except for the last
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 12 }).map((last) => `900719925474099${last}.50`) },
        { weight: 1, arbitrary: empties },
        { weight: 1, arbitrary: fc.constantFrom('n/a', '1,234', '12e-99999') },
      );
      fc.assert(
        fc.property(fc.array(value, { maxLength: 80 }), (values) => {
          const exact = values.map((value) =>
            /^[+-]?\d*\.?\d*(e[+-]?\d{1,4})?$/i.test(String(value ?? '')) && /\d/.test(String(value))
              ? new Decimal(String(value))
              : null,
          );
          const sign = direction === 'asc' ? 1 : -1;
          const { present, empty } = split(exact, (decimal) => decimal !== null);
          present.sort((a, b) => sign * (exact[a]?.cmp(exact[b] ?? NaN) ?? NaN));
          expect([...sortOrder(values, numeric, direction)]).toEqual([...present, ...empty]);
        }),
        { numRuns: 500 },
      );
    },
  );
});

function split<T>(values: readonly T[], isPresent: (value: T) => boolean) {
  const indexes = values.map((_, index) => index);
  const has = (index: number) => values.slice(index, index + 1).some(isPresent);
  return { present: indexes.filter(has), empty: indexes.filter((index) => !has(index)) };
}
