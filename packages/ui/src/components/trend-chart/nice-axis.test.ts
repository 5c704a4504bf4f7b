import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceAxis } from './nice-axis';

describe('niceAxis', () => {
  it.each([
    [[18_412.5, 13_021.08], { min: 0, max: 20_000, step: 5000 }],
    [[20_000.01], { min: 0, max: 24_000, step: 6000 }],
    [[20_000], { min: 0, max: 20_000, step: 5000 }],
    [[4600.5], { min: 0, max: 6000, step: 1500 }],
    [[0.0567, 0.0412], { min: 0, max: 0.06, step: 0.015 }],
    [[3.23], { min: 0, max: 4, step: 1 }],
    [[0.5, null, 0.001], { min: 0, max: 0.6, step: 0.15 }],
  ])('starts at 0 and contains %j in four steps', (values, axis) => {
    expect(niceAxis(values)).toEqual(axis);
  });

  it.each([
    [[1], 1],
    [[4], 1],
    [[5], 2],
    [[9], 3],
    [[26], 8],
  ])('has no half steps for counts up to %j', (values, step) => {
    expect(niceAxis(values)).toEqual({ min: 0, max: step * 4, step });
  });

  it.each([[[]], [[null]], [[0, 0]], [[Number.NaN]]])(
    'returns one step without a value above 0: %j',
    (values) => {
      expect(niceAxis(values)).toEqual({ min: 0, max: 1, step: 1 });
    },
  );

  it('starts below 0 for a negative value', () => {
    expect(niceAxis([10, -3])).toEqual({ min: -3, max: 12, step: 3 });
  });

  it('contains every value, with no spare step', () => {
    const anyValue = fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1 }), (values) => {
        const { min, max, step } = niceAxis(values);
        const highest = Math.max(...values);
        expect(min).toBe(0);
        expect(max).toBeGreaterThanOrEqual(highest);
        if (!values.every(Number.isInteger)) expect(max).toBeLessThanOrEqual(highest * 1.51);
        expect(max).toBe(highest === 0 ? step : step * 4);
      }),
    );
  });
});
