import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canCropTo,
  cropTargetSize,
  findCropProblem,
  findImageSizeProblem,
  hasImageRatio,
  imageRatioOf,
  imageRatios,
  minImageSize,
  type ImageCrop,
} from './image-rules';

describe('the ratio of an image', () => {
  it.each([
    [200, 200, '1:1'],
    [201, 200, '1:1'],
    [200, 201, '1:1'],
    [202, 200, null],
    [200, 199, null],
    [199, 200, null],
    [600, 600, '1:1'],
    [323, 200, '1.61:1'],
    [324, 200, null],
    [322, 200, null],
    [323, 201, '1.61:1'],
    [323, 199, null],
    [800, 497, '1.61:1'],
    [801, 497, '1.61:1'],
    [802, 497, null],
    [1600, 994, '1.61:1'],
    [497, 800, null],
  ])('of %i × %i pixels is %s', (width, height, ratio) => {
    expect(imageRatioOf({ width, height })).toBe(ratio);
  });
});

it.each([
  [200, 200, null],
  [199, 5_000, 'picture_small'],
  [5_000, 199, 'picture_small'],
  [1, 65_535, 'picture_small'],
  [322, 200, null],
  [5_000, 5_000, null],
  [5_000, 5_001, 'picture_pixels'],
  [30_000, 30_000, 'picture_pixels'],
])('an upload of %i × %i pixels: %s', (width, height, problem) => {
  expect(findImageSizeProblem({ width, height })).toBe(problem);
});

describe('a crop', () => {
  const original = { width: 1_600, height: 1_067 };
  const wide: ImageCrop = { ratio: '1.61:1', x: 100, y: 50, width: 1_366, height: 848, targetWidth: 1_366 };

  it.each<[string, Partial<ImageCrop>, ReturnType<typeof findCropProblem>]>([
    ['inside the original', {}, null],
    ['at its lower right corner', { x: 234, y: 219 }, null],
    ['one pixel outside', { x: 235 }, { field: 'x', problem: 'crop_outside' }],
    ['one pixel below', { y: 220 }, { field: 'x', problem: 'crop_outside' }],
    ['of another ratio', { ratio: '1:1' }, { field: 'width', problem: 'crop_ratio' }],
    ['to fewer pixels', { targetWidth: 800 }, null],
    ['to more pixels', { targetWidth: 1_367 }, { field: 'targetWidth', problem: 'crop_too_large' }],
    ['to the fewest pixels', { targetWidth: 323 }, null],
    ['to too few pixels', { targetWidth: 322 }, { field: 'targetWidth', problem: 'crop_too_small' }],
    ['of the smallest area', { width: 323, height: 200, targetWidth: 323 }, null],
  ])('%s: %o', (_, change, problem) => {
    expect(findCropProblem(original, { ...wide, ...change })).toEqual(problem);
  });

  it('that is possible always creates an image that ads can show, never larger than its area', () => {
    const side = fc.integer({ min: 1, max: 3_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...imageRatios),
        side,
        fc.integer({ min: -1, max: 1 }),
        side,
        (ratio, width, off, targetWidth) => {
          const height = Math.max(1, Math.round(width / (ratio === '1:1' ? 1 : 1.61)) + off);
          const crop = { ratio, x: 0, y: 0, width, height, targetWidth };
          const target = cropTargetSize(crop);
          fc.pre(findCropProblem({ width, height }, crop) === null);
          expect(imageRatioOf(target)).toBe(ratio);
          expect(target.width).toBeLessThanOrEqual(width);
          expect(target.height).toBeLessThanOrEqual(height);
        },
      ),
    );
  });
});

it.each(imageRatios)('the smallest image of %s has this ratio and can be cropped to it', (ratio) => {
  expect(hasImageRatio(minImageSize(ratio), ratio)).toBe(true);
  expect(canCropTo(minImageSize(ratio), ratio)).toBe(true);
});
