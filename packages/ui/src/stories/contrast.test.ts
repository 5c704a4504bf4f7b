import { describe, expect, it } from 'vitest';
import { contrastRatio, type Rgb } from './contrast';

describe('contrastRatio', () => {
  it.each<[Rgb, Rgb, number]>([
    [[0, 0, 0], [255, 255, 255], 21],
    [[118, 118, 118], [255, 255, 255], 4.54],
    [[83, 80, 214], [83, 80, 214], 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });
});
