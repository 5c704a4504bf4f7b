import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortOrder } from './sort';

const figure = { dataKey: 'value', isFigure: true };
const text = { dataKey: 'value', isFigure: false };
const rowsOf = (values: readonly unknown[]) => values.map((value) => ({ value }));
const sorted = (values: readonly unknown[], column: typeof figure, direction: 'asc' | 'desc') =>
  [...sortOrder(rowsOf(values), column, direction)].map((index) => values[index]);

describe('nextSort', () => {
  it('goes default, ascending, descending, default', () => {
    const ascending = nextSort(null, 'cost');
    expect(ascending).toEqual({ dataKey: 'cost', direction: 'asc' });
    const descending = nextSort(ascending, 'cost');
    expect(descending).toEqual({ dataKey: 'cost', direction: 'desc' });
    expect(nextSort(descending, 'cost')).toBeNull();
  });

  it('starts anew on another column', () => {
    expect(nextSort({ dataKey: 'click', direction: 'desc' }, 'cost')).toEqual({
      dataKey: 'cost',
      direction: 'asc',
    });
  });
});

describe('sortOrder', () => {
  it('compares figures by value, whether numbers or texts', () => {
    expect(sorted([10, '9', 2.5, '-1', 0], figure, 'asc')).toEqual(['-1', 0, 2.5, '9', 10]);
    expect(sorted([10, '9', 2.5, '-1', 0], figure, 'desc')).toEqual([10, '9', 2.5, 0, '-1']);
  });

  it('puts empty values last both ways, in their own order', () => {
    const values = [null, 2, undefined, '', 1, NaN, 'n/a'];
    expect(sorted(values, figure, 'asc')).toEqual([1, 2, null, undefined, '', NaN, 'n/a']);
    expect(sorted(values, figure, 'desc')).toEqual([2, 1, null, undefined, '', NaN, 'n/a']);
  });

  it('tells figures apart that no float can', () => {
    const values = ['9007199254740993', '9007199254740992', '9007199254740992.5', 1];
    expect(sorted(values, figure, 'asc')).toEqual([
      1,
      '9007199254740992',
      '9007199254740992.5',
      '9007199254740993',
    ]);
  });

  it('keeps the order of equal values both ways', () => {
    const rows = ['1.0', 1, '1.00'].map((value) => ({ value }));
    expect([...sortOrder(rows, figure, 'asc')]).toEqual([0, 1, 2]);
    expect([...sortOrder(rows, figure, 'desc')]).toEqual([0, 1, 2]);
    expect([...sortOrder(rowsOf([0, -0, 0]), figure, 'desc')]).toEqual([0, 1, 2]);
  });

  it('compares texts the way it is told', () => {
    const compareText = new Intl.Collator('zh-Hans-CN').compare;
    const values = ['重庆', '北京', '安徽'];
    const order = sortOrder(rowsOf(values), { ...text, compareText }, 'asc');
    expect([...order].map((index) => values[index])).toEqual(['安徽', '北京', '重庆']);
  });

  it('orders any figures as a stable sort of their values does', () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: -5, max: 5 }),
      fc.integer({ min: -500, max: 500 }).map((cents) => (cents / 100).toFixed(2)),
      fc.constant(null),
    );
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 200 }),
        fc.constantFrom('asc', 'desc'),
        (values, direction) => {
          const sign = direction === 'asc' ? 1 : -1;
          const present = values.map((_, index) => index).filter((index) => values[index] !== null);
          const empty = values.map((_, index) => index).filter((index) => values[index] === null);
          present.sort((a, b) => sign * (Number(values[a]) - Number(values[b])));
          expect([...sortOrder(rowsOf(values), figure, direction)]).toEqual([...present, ...empty]);
        },
      ),
    );
  });
});
