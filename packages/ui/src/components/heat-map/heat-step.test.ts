import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heatPeak, heatStep } from './heat-step';

describe('heatStep', () => {
  it.each([
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [0.01, 1],
    [100, 1],
    [100.01, 2],
    [200, 2],
    [300, 3],
    [400, 4],
    [500, 5],
    [500.01, 6],
    [600, 6],
    [601, 6],
  ])('puts %d of 600 on step %d', (value, step) => {
    expect(heatStep(value, 600)).toBe(step);
  });
  it('returns step 0 for every value when all values are 0', () => {
    expect(heatStep(0, 0)).toBe(0);
  });
  it('keeps the order of values and puts the highest on the last step', () => {
    const amount = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        const max = Math.max(a, b, c);
        expect(heatStep(Math.min(a, b), max)).toBeLessThanOrEqual(heatStep(Math.max(a, b), max));
        expect(heatStep(max, max)).toBe(6);
        expect(heatStep(a, max)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('heatPeak', () => {
  it('returns the first of the highest values', () => {
    const values = [
      [0, null, 3],
      [5, 5, 1],
    ];
    expect(heatPeak(values)).toEqual({ row: 1, column: 0, value: 5 });
  });
  it.each([[[]], [[[]]], [[[0, null]]]])('returns null if no value is above 0: %j', (values) => {
    expect(heatPeak(values)).toBeNull();
  });
});
