import Decimal from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empties, numericValues } from '../testing/numbers';
import { summarize, type SummaryRule } from './summarize';

/** Another decimal library, exact for every number generated here. */
const Exact = Decimal.clone({ precision: 4000, rounding: Decimal.ROUND_HALF_UP });

const cell = fc.oneof(
  { weight: 6, arbitrary: numericValues },
  { weight: 3, arbitrary: fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100) },
  { weight: 1, arbitrary: empties },
  { weight: 1, arbitrary: fc.constantFrom('n/a', '1,234') },
);
const rows = fc.array(fc.record({ click: cell, impression: cell }), { maxLength: 12 });

function sumOf(values: readonly (number | string | null | undefined)[]) {
  const present = values
    .map(String)
    .filter((text) => /\d/.test(text) && text !== '1,234')
    .map((text) => new Exact(text));
  return { count: present.length, sum: present.reduce((sum, value) => sum.plus(value), new Exact(0)) };
}

describe('summarize, compared with another decimal library', () => {
  const total = (
    given: readonly { click: unknown; impression: unknown }[],
    summary: SummaryRule,
    unit = '',
  ) => summarize(given, [{ dataKey: 'click', summary, unit }])['click'] ?? null;

  function expectTotal(found: number | string | null, expected: Decimal | null) {
    if (expected === null) {
      expect(found).toBeNull();
      return;
    }
    expect(found).not.toBeNull();
    expect(new Exact(found ?? NaN).eq(expected), `${found} is ${expected.toString()}`).toBe(true);
    // a text is plain: no exponent, no sign on zero, no trailing zeros
    if (typeof found === 'string') expect(found).toBe(expected.toFixed());
  }

  it('adds any numbers exactly, then rounds half away from zero', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { count, sum } = sumOf(given.map(({ click }) => click));
        expectTotal(total(given, 'sum'), count > 0 ? sum.toDecimalPlaces(2) : null);
      }),
      { numRuns: 1000 },
    );
  });

  it('divides by the number of rows that have a number', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { count, sum } = sumOf(given.map(({ click }) => click));
        expectTotal(total(given, 'average'), count > 0 ? sum.div(count).toDecimalPlaces(2) : null);
      }),
      { numRuns: 1000 },
    );
  });

  it('divides the sum of one field by that of another, times the scale', () => {
    const rule = fc.record({
      scale: fc.constantFrom(undefined, 1, 100, 1000, 0.1, 1e-7),
      unit: fc.constantFrom('', '%', '%*100', 't2'),
    });
    fc.assert(
      fc.property(rows, rule, (given, { scale, unit }) => {
        const ratio = {
          numerator: 'click',
          denominator: 'impression',
          ...(scale !== undefined && { scale }),
        };
        const above = sumOf(given.map(({ click }) => click));
        const below = sumOf(given.map(({ impression }) => impression)).sum;
        const expected = above.sum
          .times(scale ?? 1)
          .div(below)
          .toDecimalPlaces(unit === '%*100' ? 4 : 2);
        expectTotal(total(given, ratio, unit), above.count > 0 && !below.isZero() ? expected : null);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns a number if the cells are numbers and a float represents the total, otherwise a text', () => {
    const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, (values) => {
        const given = values.map((click) => ({ click, impression: 0 }));
        const expected = sumOf(values).sum.toDecimalPlaces(2);
        expect(typeof total(given, 'sum')).toBe(expected.eq(expected.toNumber()) ? 'number' : 'string');
      }),
      { numRuns: 1000 },
    );
  });
});
