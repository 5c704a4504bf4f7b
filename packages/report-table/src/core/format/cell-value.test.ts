import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atPath, cellText, fieldOf, isEmptyValue } from './cell-value';
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
    ['a day', new Date(2026, 0, 5), '2026-01-05'],
    ['a date with a time', new Date(2026, 10, 22, 9, 30), '2026-11-22 09:30'],
    ['a date with seconds', new Date(2026, 10, 22, 0, 0, 7), '2026-11-22 00:00:07'],
    ['an invalid date', new Date(NaN), ''],
    ['nothing', null, ''],
    ['an object that contains itself', circle, ''],
    ['an object that throws', throwing, ''],
    ['an object without JSON', { toJSON: () => undefined }, ''],
    ['a symbol', Symbol('x'), ''],
    ['a function', () => 'x', ''],
  ])('of %s', (_, value, text) => {
    expect(cellText(value)).toBe(text);
  });

  it('formats only the start of a large object', () => {
    const text = cellText({ list: Array.from({ length: 1000 }, (_, index) => index) });
    expect(text).toMatch(/^\{"list":\[0,1,2,.*…$/);
    expect(text).toHaveLength(101);
    expect(cellText({ name: `${'x'.repeat(90)}😀` })).toMatch(/x…$/);
  });
});

describe('formatValue', () => {
  it.each(['', ...units])('shows -- for values without a text, with unit "%s"', (unit) => {
    for (const value of [circle, throwing, Symbol('x'), () => 'x', null, '']) {
      expect(formatValue(value, unit)).toBe('--');
    }
    expect(formatValue(bare, unit)).toBe('{"city":"Kyoto"}');
  });

  it('never throws and never returns an empty text', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
        for (const unit of ['', 't', 't2', '%*100']) expect(formatValue(value, unit)).not.toBe('');
      }),
    );
  });
});

describe('isEmptyValue', () => {
  it.each([null, undefined, '', NaN, Infinity, -Infinity, new Date(NaN)])('is true for %o', (value) => {
    expect(isEmptyValue(value)).toBe(true);
  });

  it.each([0, -0, '0', ' ', false, [], {}, 0n, new Date(0)])('is false for %o', (value) => {
    expect(isEmptyValue(value)).toBe(false);
  });
});

describe('fieldOf', () => {
  it('reads a field whose name contains a dot before it tries the path', () => {
    const nested = { campaign: { name: 'Kyoto' } };
    expect(fieldOf(nested, 'campaign.name')).toBe('Kyoto');
    expect(fieldOf({ ...nested, 'campaign.name': 'Osaka' }, 'campaign.name')).toBe('Osaka');
    expect(fieldOf({ ...nested, 'campaign.name': undefined }, 'campaign.name')).toBeUndefined();
  });

  it.each([undefined, {}, { campaign: null }, { campaign: 'Kyoto' }])('finds nothing in %o', (row) => {
    expect(fieldOf(row, 'campaign.name')).toBeUndefined();
  });
});

describe('atPath', () => {
  it('never reads a field whose name contains a dot', () => {
    expect(atPath({ 'a.b': 1 }, 'a.b')).toBeUndefined();
    expect(atPath({ 'a.b': 1, a: { b: 2 } }, 'a.b')).toBe(2);
  });
});
