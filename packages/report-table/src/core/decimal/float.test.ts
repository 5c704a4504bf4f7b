import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalTexts, empties } from '../testing/numbers';
import { floatOf, shortNumber } from './float';

describe('shortNumber', () => {
  it('is the nearest float of any text of up to 15 characters', () => {
    const texts = fc
      .tuple(fc.constantFrom('', '-'), fc.stringMatching(/^(\d{1,14}|\d{0,6}\.\d{1,7}|\d{1,13}\.)$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        expect(shortNumber(text)).toBe(Number(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '',
    '-',
    '.',
    '-.',
    '+5',
    '1e3',
    '1E-3',
    '0x10',
    ' 1',
    '1 ',
    '--1',
    '1.2.3',
    '1,234',
    'NaN',
    '１',
  ])('leaves %j to the exact parser', (text) => expect(shortNumber(text)).toBeNaN());

  it('leaves longer texts to the exact parser', () => {
    expect(shortNumber('123456789012345')).toBe(123456789012345);
    expect(shortNumber('1234567890123456')).toBeNaN();
  });
});

describe('floatOf', () => {
  it('is the nearest float of any decimal text', () => {
    fc.assert(
      fc.property(decimalTexts, (text) => {
        expect(floatOf(text)).toBe(Number(text));
      }),
    );
  });

  it('accepts numbers unchanged', () => {
    expect([1.5, -0, 12n, '12.50'].map(floatOf)).toEqual([1.5, -0, 12, 12.5]);
  });

  it('is NaN without a value and for values that are not numbers', () => {
    fc.assert(
      fc.property(empties, (value) => {
        expect(floatOf(value)).toBeNaN();
      }),
    );
    for (const text of ['n/a', '0x10', ' 12', '1e99999', 'Infinity']) expect(floatOf(text)).toBeNaN();
  });
});
