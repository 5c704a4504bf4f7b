import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatValue, units } from './format-value';

describe('unit formats', () => {
  it.each([
    ['￥', '￥1,234,567.89', '￥0.00'],
    ['￥/10000', '￥123.46', '￥0.00'],
    ['%', '1,234,567.89%', '0.00%'],
    ['%*100', '123,456,789.10%', '0.00%'],
    ['t', '1,234,567.891', '0'],
    ['t/10000', '123.4567891', '0'],
    ['t1', '1,234,567.9', '0.0'],
    ['t2', '1,234,567.89', '0.00'],
    ['t2/10000', '123.46', '0.00'],
  ])('%s formats a number, its text, zero and no value', (unit, number, zero) => {
    expect(formatValue(1234567.891, unit)).toBe(number);
    expect(formatValue('1234567.891', unit)).toBe(number);
    expect(formatValue(0, unit)).toBe(zero);
    for (const nothing of [null, undefined, '', NaN, Infinity, -Infinity]) {
      expect(formatValue(nothing, unit)).toBe('--');
    }
  });

  it.each([
    [1.005, 't2', '1.01'],
    [-1.005, 't2', '-1.01'],
    [8.325, 't2', '8.33'],
    [1.0049999, 't2', '1.00'],
    ['2.675', '￥', '￥2.68'],
    [0.145, 't2', '0.15'],
    [0.25, 't1', '0.3'],
    [50, '￥/10000', '￥0.01'],
    [0.00005, '%*100', '0.01%'],
  ])('rounds half away from zero on the decimal value: %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });

  it.each([
    ['9007199254740993', 't', '9,007,199,254,740,993'],
    ['12345678901234567890.125', 't2', '12,345,678,901,234,567,890.13'],
    [9007199254740993n, 't', '9,007,199,254,740,993'],
    ['99999999999999999999.995', '￥', '￥100,000,000,000,000,000,000.00'],
    ['123456789012345678901', 't/10000', '12,345,678,901,234,567.8901'],
  ])('is exact beyond 2^53: %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });

  it.each([
    [1e21, 't', '1,000,000,000,000,000,000,000'],
    ['1e3', 't', '1,000'],
    ['1.5E-3', 't', '0.0015'],
    [1e-7, 't', '0.0000001'],
    [1.5e-10, 't2', '0.00'],
    [1e21, undefined, '1000000000000000000000'],
    [1e-7, '', '0.0000001'],
  ])('expands exponents: %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });

  it('puts the sign before the currency, and omits it if the value rounds to zero', () => {
    expect(formatValue(-5, '￥')).toBe('-￥5.00');
    expect(formatValue('-1234.5', '￥')).toBe('-￥1,234.50');
    expect(formatValue(-0.004, '￥')).toBe('￥0.00');
    expect(formatValue('-0.0049999999999999999999', 't2')).toBe('0.00');
    expect(formatValue(-0, 't')).toBe('0');
    expect(formatValue('-0', 't')).toBe('0');
    expect(formatValue(-0)).toBe('0');
  });

  it('keeps the decimals of a text for t, and adds none for t/10000', () => {
    expect(formatValue('1234.50', 't')).toBe('1,234.50');
    expect(formatValue('20000.00', 't/10000')).toBe('2');
  });

  it.each([
    ...['all', 'N/A', '1,234', '12px', '0x10', '-0x10', '-', '.', '-.', '--5', '1.2.3', '1e', '１２', ' 12'],
    // an absurd number of zeros
    ...['2026-11-14', '1e99999', '12e-99999', '-12e-99999', '0e00000'],
  ])('shows a text that is not a number unchanged: %s', (text) => {
    for (const unit of units) expect(formatValue(text, unit)).toBe(text);
  });

  it('shows values unchanged without a unit or with an unknown one', () => {
    expect(formatValue(1234.5)).toBe('1234.5');
    expect(formatValue('007')).toBe('007');
    expect(formatValue('007', 'kg')).toBe('007');
    expect(formatValue('x', 'constructor')).toBe('x');
  });
});

/** Decimal texts of any length, with and without sign, fraction and leading zeros. */
const decimalText = fc
  .tuple(
    fc.constantFrom('', '-', '-'),
    fc.stringMatching(/^[0-9]{1,24}$/),
    fc.option(fc.stringMatching(/^[0-9]{0,3}(5|0)?[0-9]{0,12}$/), { nil: '' }),
  )
  .map(([sign, integer, fraction]) => sign + integer + (fraction === '' ? '' : `.${fraction}`));

const number = fc.oneof(
  // Intl must still have a double for the number times 100
  fc.double({ min: -1e300, max: 1e300, noNaN: true }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.integer({ min: -1e9, max: 1e9 }).map((ties) => ties / 1000),
  fc.maxSafeInteger(),
);

/** The text that Intl formats for the decimal text at its exact value; `shift` is added as an exponent. */
function intlText(text: string, { shift, places }: { shift: number; places: number }): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    // 'negative' omits the minus sign if the value rounds to zero
    signDisplay: 'negative',
  });
  // the type requires a literal, and the properties generate only literals
  return format.format(`${mantissa}e${Number(exponent) + shift}` as Intl.StringNumericLiteral);
}

const fixed = [
  { unit: '￥', shift: 0, places: 2, dress: (text: string) => text.replace(/^(-?)/, '$1￥') },
  { unit: '￥/10000', shift: -4, places: 2, dress: (text: string) => text.replace(/^(-?)/, '$1￥') },
  { unit: '%', shift: 0, places: 2, dress: (text: string) => `${text}%` },
  { unit: '%*100', shift: 2, places: 2, dress: (text: string) => `${text}%` },
  { unit: 't1', shift: 0, places: 1, dress: (text: string) => text },
  { unit: 't2', shift: 0, places: 2, dress: (text: string) => text },
  { unit: 't2/10000', shift: -4, places: 2, dress: (text: string) => text },
];

describe.each(fixed)('$unit compared with Intl', ({ unit, shift, places, dress }) => {
  it('agrees on decimal texts', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        expect(formatValue(text, unit)).toBe(dress(intlText(text, { shift, places })));
      }),
      { numRuns: 600 },
    );
  });

  it('agrees on numbers, as their shortest decimal text', () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(formatValue(value, unit)).toBe(dress(intlText(String(value), { shift, places })));
      }),
      { numRuns: 600 },
    );
  });
});

describe('t and t/10000', () => {
  it('write the exact value: removing the separators restores it', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const shown = formatValue(text, 't');
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/);
        expect(scaled(shown.replaceAll(',', ''), 0)).toBe(scaled(text, 0));
        expect(scaled(formatValue(text, 't/10000').replaceAll(',', ''), 4)).toBe(scaled(text, 0));
      }),
      { numRuns: 600 },
    );
  });
});

/** A plain decimal text as an integer of 10^-24, times 10^shift. */
function scaled(text: string, shift: number): bigint {
  const [integer = '', fraction = ''] = text.replace('-', '').split('.');
  const size = BigInt(integer + fraction.padEnd(24, '0')) * 10n ** BigInt(shift);
  return text.startsWith('-') ? -size : size;
}
