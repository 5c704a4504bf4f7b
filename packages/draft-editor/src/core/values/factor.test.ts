import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleLimits } from '../limits/example-limits';
import { formatFactor, parseFactor } from './factor';

const limit = exampleLimits.scheduleFactor;

it.each<[string, number]>([
  ['1.3', 1.3],
  [' 1 ', 1],
  ['１．２５', 1.25],
  ['.5', 0.5],
  ['2.', 2],
  ['1.500', 1.5],
  ['0.1', 0.1],
  ['10', 10],
])('reads %j as %j', (text, value) => {
  expect(parseFactor(text, limit)).toEqual({ value, error: null });
});

it.each(['0.09', '10.01', '', '-1', '1e1', 'much'])('describes the allowed factors for %j', (text) => {
  expect(parseFactor(text, limit).error).toEqual({
    code: 'factor_invalid',
    params: { min: '0.10', max: '10.00' },
  });
});

it.each(['1.255', '1.005', '１．２５５'])('rounds no factor: %j', (text) => {
  expect(parseFactor(text, limit).error).toEqual({ code: 'factor_decimals' });
});

it('reads its own output', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1000 }), (hundredths) => {
      expect(parseFactor(formatFactor(hundredths / 100), limit).value).toBe(hundredths / 100);
    }),
  );
});
