import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, printSearch } from './search-params';

it('parses its own output, with any names and texts', () => {
  // a list of one cannot be distinguished from a text: both mean one value
  const text = fc.string({ unit: 'grapheme' });
  const value = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 }));
  fc.assert(
    fc.property(fc.dictionary(text, value, { noNullPrototype: true }), (params) => {
      expect(parseSearch(printSearch(params))).toEqual(params);
    }),
  );
});

it('leaves out parameters without a value', () => {
  expect(printSearch({ a: undefined, b: null, c: [], d: 1, e: ['x', 'y'] })).toBe('?d=1&e=x&e=y');
  expect(printSearch({})).toBe('');
});

it('survives a broken or hostile address', () => {
  expect(parseSearch('?a=%E0%A4%A&b')).toMatchObject({ b: '' });
  const params = parseSearch('?__proto__=x&__proto__=y');
  expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
});
