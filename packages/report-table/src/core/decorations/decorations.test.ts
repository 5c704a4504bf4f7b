import { describe, expect, it } from 'vitest';
import { changeShareOf, heatLevel, heatThresholds, largestOf, shareOf } from './decorations';

describe('bars', () => {
  it('are shares of the largest number, including decimal texts', () => {
    const largest = largestOf([null, '200.00', 50, 'n/a']);
    expect(largest).toBe(200);
    expect([100, '200.00', null, -5, 'n/a'].map((value) => shareOf(value, largest))).toEqual([
      0.5, 1, 0, 0, 0,
    ]);
  });

  it('are empty if nothing is positive', () => {
    expect(shareOf(0, largestOf([0, -1, null]))).toBe(0);
  });

  it('are empty for values beyond all floats', () => {
    const values = ['1e400', 8, 4];
    expect(values.map((value) => shareOf(value, largestOf(values)))).toEqual([0, 1, 0.5]);
  });
});

describe('bars of changes', () => {
  it('are shares of the largest change in either direction, each to its side', () => {
    const share = changeShareOf(['-200', 100, '50.00', null, 'n/a']);
    expect(['-200', 200, 100, '50.00', 0, null, 'n/a'].map(share)).toEqual([-1, 1, 0.5, 0.25, 0, 0, 0]);
  });

  it('are never longer than the longest', () => {
    const share = changeShareOf([10]);
    expect([1000, -1000, '1e400'].map(share)).toEqual([1, -1, 0]);
  });

  it('are empty if nothing changed', () => {
    expect([0, 5, -5].map(changeShareOf([0, null, undefined]))).toEqual([0, 0, 0]);
    expect(changeShareOf([])(3)).toBe(0);
  });
});

describe('heat', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it('rises in three steps from the quantiles of the page', () => {
    const steps = heatThresholds(values);
    expect(values.map((value) => heatLevel(value, steps))).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 3]);
    expect(heatLevel(null, steps)).toBe(0);
  });

  it('stays off if values hardly differ', () => {
    expect(heatThresholds([5.54, 5.52, 5.3, 5.23])).toBeNull();
    expect(heatThresholds(['5.53', '5.51', '5.62', '5.55', '5.58'])).toBeNull();
    // one extreme value does not make the others differ
    expect(heatThresholds([...Array.from({ length: 19 }, (_, index) => 5 + index / 100), 50])).toBeNull();
    expect(heatThresholds([6.03, 8.97, 6.75, 7.03])).not.toBeNull();
  });

  it('stays off if values do not differ or are too few', () => {
    expect(heatThresholds([5, 5, 5, 5, 5])).toBeNull();
    expect(heatThresholds([1, 2, null])).toBeNull();
    expect(heatLevel(5, null)).toBe(0);
  });
});
