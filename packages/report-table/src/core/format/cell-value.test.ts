import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyValue, cellText } from './cell-value';
import { formatValue, units } from './format-value';

const circle: Record<string, unknown> = {};
circle.self = circle;
const bare = { __proto__: null, city: 'Kyoto' };
const throwing = {
  toJSON: () => {
    throw new Error('no text');
  },
};

describe('cellText', () => {
  it.each([
    ['a text', ' Kyoto ', ' Kyoto '],
    ['a number', -1.5, '-1.5'],
    ['a large integer', 9007199254740993n, '9007199254740993'],
    ['a yes or no', false, 'false'],
    ['an object', { city: 'Kyoto', days: [1, null] }, '{"city":"Kyoto","days":[1,null]}'],
    ['an object without prototype', bare, '{"city":"Kyoto"}'],
    ['a list', ['a', bare], '["a",{"city":"Kyoto"}]'],
    ['what knows its own text', new URL('https://example.test/a'), 'https://example.test/a'],
    ['nothing', null, ''],
    ['an object that contains itself', circle, ''],
    ['an object that throws', throwing, ''],
    ['an object without JSON', { toJSON: () => undefined }, ''],
    ['a symbol', Symbol('x'), ''],
    ['a function', () => 'x', ''],
  ])('of %s', (_, value, text) => {
    expect(cellText(value)).toBe(text);
  });

  it('formats only the beginning of a large object', () => {
    const text = cellText({ list: Array.from({ length: 1000 }, (_, index) => index) });
    expect(text).toMatch(/^\{"list":\[0,1,2,.*…$/);
    expect(text).toHaveLength(101);
    expect(cellText({ name: `${'x'.repeat(90)}😀` })).toMatch(/x…$/);
  });
});

describe('formatValue', () => {
  it.each(['', ...units])('shows -- for what has no text, at unit "%s"', (unit) => {
    for (const value of [circle, throwing, Symbol('x'), () => 'x', null, '']) {
      expect(formatValue(value, unit)).toBe('--');
    }
    expect(formatValue(bare, unit)).toBe('{"city":"Kyoto"}');
  });

  it('never throws and never shows nothing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
        for (const unit of ['', 't', 't2', '%*100']) expect(formatValue(value, unit)).not.toBe('');
      }),
    );
  });
});

describe('isEmptyValue', () => {
  it.each([null, undefined, '', NaN, Infinity, -Infinity])('is so of %o', (value) => {
    expect(isEmptyValue(value)).toBe(true);
  });

  it.each([0, -0, '0', ' ', false, [], {}, 0n])('is not so of %o', (value) => {
    expect(isEmptyValue(value)).toBe(false);
  });
});
