import { describe, expect, it } from 'vitest';
import { pictureSizeText } from './picture-size';

describe('pictureSizeText', () => {
  it.each([
    [800, 497, '800 × 497, 1.61:1'],
    [500, 500, '500 × 500, 1:1'],
    [300, 200, '300 × 200, 1.5:1'],
    [1080, 1920, '1080 × 1920, 0.56:1'],
    [0, 0, ''],
    [300, 0, ''],
  ])('formats %i by %i as %s', (width, height, text) => {
    expect(pictureSizeText({ width, height })).toBe(text);
  });
});
