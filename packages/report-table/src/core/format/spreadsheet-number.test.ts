import Decimal from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numericValues } from '../testing/numbers';
import { formatValue, units } from './format-value';
import { spreadsheetNumber } from './spreadsheet-number';

const cellOf = (value: unknown, unit: string) =>
  spreadsheetNumber(value, { unit, shown: formatValue(value, unit) });

describe('spreadsheetNumber', () => {
  it.each([
    ['￥', 1234567.891, '1234567.891', '#,##0.00', '"￥"#,##0.00'],
    ['￥/10000', '1234567.891', '123.4567891', '#,##0.00', '"￥"#,##0.00'],
    ['%', '12.345', '0.12345', '0.00%', '#,##0.00%'],
    ['%*100', '0.051295', '0.051295', '0.00%', '#,##0.00%'],
    ['t', 1234567, '1234567', '#,##0', '#,##0'],
    ['t', '1234.50', '1234.5', '#,##0.00', '#,##0.00'],
    ['t', 0.125, '0.125', '#,##0.000', '#,##0.000'],
    ['t/10000', 12345, '1.2345', '#,##0.0000', '#,##0.0000'],
    ['t1', '-5.25', '-5.25', '#,##0.00', '#,##0.0'],
    ['t2', '2419.84', '2419.84', '#,##0.00', '#,##0.00'],
    ['t2/10000', 9007199254740993n, '900719925474.0993', '#,##0.00', '#,##0.00'],
    ['', 1234.5, '1234.5', '0.00', '0.0'],
  ])(
    'is the exact value, in a separate format for each program: %s %s',
    (unit, value, number, calc, excel) => {
      expect(cellOf(value, unit)).toEqual({ number, calcFormat: calc, excelFormat: excel });
    },
  );

  it('shows no sign if a negative value rounds to zero', () => {
    expect(cellOf(-0.004, 't2')).toEqual({
      number: '-0.004',
      calcFormat: '#,##0.00',
      excelFormat: '#,##0.00;#,##0.00',
    });
    expect(cellOf(-0, 't2')?.excelFormat).toBe('#,##0.00');
  });

  it.each([
    ['999999999999999', 't'],
    ['9999999999999.99', 't2'],
    ['1000000000000000000000000', 't'],
    [1e21, 't2'],
    // more decimals are noise
    [1 / 3, 't'],
    ['0.05672200000000000001', 't'],
    [5e-324, 't'],
  ])('is a number up to 15 digits: %s', (value, unit) => {
    expect(cellOf(value, unit)).not.toBeNull();
  });

  it.each([
    ['9007199254740993', 't'],
    [2 ** 53, 't'],
    ['99999999999999.99', 't2'],
    ['99999999999999.99', '￥'],
    ['1234567890123456789', ''],
  ])('is null with more digits than a spreadsheet stores: %s', (value, unit) => {
    expect(cellOf(value, unit)).toBeNull();
  });

  it.each(['n/a', '=1+1', '1,234', '12e-99999', null, NaN])(
    'is null for values that are not numbers: %s',
    (value) => {
      expect(cellOf(value, 't2')).toBeNull();
    },
  );

  it('has no more decimals than a format allows', () => {
    expect(cellOf('1e-40', 't')?.excelFormat).toBe(`#,##0.${'0'.repeat(30)}`);
  });

  it('is the value in the displayed unit, as in another decimal library', () => {
    const Exact = Decimal.clone({ precision: 1000, toExpNeg: -9e15, toExpPos: 9e15 });
    fc.assert(
      fc.property(numericValues, fc.constantFrom(...units, ''), (value, unit) => {
        const divisor = unit.endsWith('/10000') ? 10_000 : unit === '%' ? 100 : 1;
        const cell = cellOf(value, unit);
        if (cell) expect(cell.number).toBe(new Exact(value).div(divisor).toFixed());
      }),
      { numRuns: 1000 },
    );
  });
});
