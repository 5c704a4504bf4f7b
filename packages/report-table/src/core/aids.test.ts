import { describe, expect, it } from 'vitest';
import { heatLevel, heatSteps, largestOf, shareOf } from './aids';

describe('bars', () => {
  it('are the share of the largest figure, texts included', () => {
    const largest = largestOf([null, '200.00', 50, 'n/a']);
    expect(largest).toBe(200);
    expect([100, '200.00', null, -5, 'n/a'].map((value) => shareOf(value, largest))).toEqual([
      0.5, 1, 0, 0, 0,
    ]);
  });

  it('are empty where nothing is positive', () => {
    expect(shareOf(0, largestOf([0, -1, null]))).toBe(0);
  });
});

describe('heat', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it('rises in three steps from the quantiles of the page', () => {
    const steps = heatSteps(values);
    expect(values.map((value) => heatLevel(value, steps))).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 3]);
    expect(heatLevel(null, steps)).toBe(0);
  });

  it('stays off where values do not differ or are too few', () => {
    expect(heatSteps([5, 5, 5, 5, 5])).toBeNull();
    expect(heatSteps([1, 2, null])).toBeNull();
    expect(heatLevel(5, null)).toBe(0);
  });
});
