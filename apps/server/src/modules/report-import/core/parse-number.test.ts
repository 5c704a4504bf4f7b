import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCount, parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['18859.20', '18859.20'],
    ['2,114', '2114'],
    ['1,23,456.70', '123456.70'],
    ['￥88.50', '88.50'],
    ['¥ 1,000', '1000'],
    ['NT$12', '12'],
    ['USD 5.00', '5.00'],
    ['12元', '12'],
    ['－3.5', '-3.5'],
    ['１２３', '123'],
    ['007', '7'],
    ['-0.00', '0.00'],
  ])('reads %j as %s', (cell, value) => {
    expect(parseNumber(cell, 'point')).toMatchObject({ value });
  });

  it.each([
    ['US$12.50', 'US$'],
    ['€12.50', '€'],
    ['-€3', '€'],
    ['12.50 USD', 'USD'],
    ['12元', '元'],
    ['￥1', '¥'],
  ])('names the currency sign of %j', (cell, sign) => {
    expect(parseNumber(cell, 'point')).toMatchObject({ sign });
  });

  it('rounds the noise of binary numbers, and says so', () => {
    expect(parseNumber('409.8099999999999', 'point', 2)).toEqual({ value: '409.81', isRounded: true });
    expect(parseNumber('0.123456', 'point', 2)).toEqual({ value: '0.123456' });
  });

  it.each(['--', ' -- ', '-', '—', 'N/A'])('takes %j for "no value"', (cell) => {
    expect(parseNumber(cell, 'point')).toEqual({ value: null });
  });

  it.each([
    '',
    'abc',
    '12,34',
    '1.2E+5',
    '1.234,56',
    '3%',
    '1 2',
    'NaN',
    'Infinity',
    '0x10',
    '1..2',
    '__proto__',
  ])('rejects %j', (cell) => {
    expect(parseNumber(cell, 'point')).toEqual({ code: 'number_invalid' });
  });

  it('rejects more digits than the database stores', () => {
    expect(parseNumber('1'.repeat(19), 'point')).toEqual({ code: 'number_too_large' });
  });

  it('returns every digit of an amount, with or without thousands separators', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(amount, ([whole, fraction]) => {
        const decimals = String(fraction).padStart(2, '0');
        const value = `${whole}.${decimals}`;
        expect(parseNumber(value, 'point')).toEqual({ value });
        expect(parseNumber(`${whole.toLocaleString('en-US')}.${decimals}`, 'point')).toEqual({ value });
      }),
    );
  });
});

describe('parseNumber of a cell in brackets', () => {
  it.each([
    ['(12.50)', '-12.50', {}],
    ['（1,234.50）', '-1234.50', {}],
    ['($12.50)', '-12.50', { sign: '$' }],
    ['€ (12.50)', '-12.50', { sign: '€' }],
    ['(12.50) USD', '-12.50', { sign: 'USD' }],
    ['(0.00)', '0.00', {}],
  ])('reads %j as negative', (cell, value, more) => {
    expect(parseNumber(cell, 'point')).toEqual({ value, isInBrackets: true, ...more });
  });

  it.each(['(-12.50)', '-(12.50)', '()', '(a)', '(12.50', '((12.50))', '12 (50)', '(1) (2)'])(
    'rejects %j',
    (cell) => {
      expect(parseNumber(cell, 'point')).toEqual({ code: 'number_invalid' });
    },
  );
});

describe('parseCount', () => {
  it.each([
    ['(12)', { code: 'number_negative' }],
    ['12', { value: '12' }],
    ['12.00', { value: '12' }],
    ['12.5', { code: 'number_not_whole' }],
    ['-1', { code: 'number_negative' }],
    ['--', { value: null }],
  ])('reads %j', (cell, result) => {
    expect(parseCount(cell, 'point')).toEqual(result);
  });
});
