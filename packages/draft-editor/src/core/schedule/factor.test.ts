import fc from 'fast-check';
import { expect, it } from 'vitest';
import { providerLimits } from '../limits/provider-limits';
import { formatFactor, parseFactor } from './factor';

const limit = providerLimits.scheduleFactor;

it.each<[string, number | null]>([
  ['1.3', 1.3],
  [' 1 ', 1],
  ['１．２５', 1.25],
  ['.5', 0.5],
  ['2.', 2],
  ['1.005', 1],
  ['0.1', 0.1],
  ['0.09', null],
  ['10', 10],
  ['10.01', null],
  ['', null],
  ['-1', null],
  ['1e1', null],
  ['much', null],
])('reads %j as %j', (text, factor) => {
  expect(parseFactor(text, limit)).toBe(factor);
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1000 }), (hundredths) => {
      expect(parseFactor(formatFactor(hundredths / 100), limit)).toBe(hundredths / 100);
    }),
  );
});
