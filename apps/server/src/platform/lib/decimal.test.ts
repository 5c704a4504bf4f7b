import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, decimalOf, groupDigits } from './decimal';

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const money = (units: bigint) => {
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe('addDecimals', () => {
  it('is exact for any sums of money', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(addDecimals(money(a), money(b))).toBe(money(a + b));
      }),
    );
  });

  it.each([
    ['0.1', '0.2', '0.3'],
    ['1', '0.005', '1.005'],
    ['-0.01', '0.02', '0.01'],
    ['9007199254740993', '1', '9007199254740994'],
  ])('adds %s and %s', (a, b, sum) => {
    expect(addDecimals(a, b)).toBe(sum);
  });
});

describe('decimalOf', () => {
  it.each([
    [18859.2, '18859.2'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-2, '-2'],
  ])('writes %d as %s', (value, text) => {
    expect(decimalOf(value)).toBe(text);
  });
});

describe('groupDigits', () => {
  it('removes no digits', () => {
    fc.assert(fc.property(cents, (units) => groupDigits(money(units)).replaceAll(',', '') === money(units)));
  });

  it.each([
    ['18859.20', '18,859.20'],
    ['-0.50', '-0.50'],
    ['999', '999'],
    ['-1234567', '-1,234,567'],
  ])('%s is %s', (decimal, grouped) => {
    expect(groupDigits(decimal)).toBe(grouped);
  });
});
