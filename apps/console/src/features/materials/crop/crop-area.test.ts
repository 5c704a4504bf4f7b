import { canCropTo, imageRatios } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOfFrame, largestFrame } from './crop-area';

it.each([
  ['1.61:1', { width: 1_600, height: 1_067 }, { x: 0, y: 37, width: 1_600, height: 994 }],
  ['1:1', { width: 1_600, height: 1_067 }, { x: 267, y: 0, width: 1_067, height: 1_067 }],
  ['1.61:1', { width: 323, height: 200 }, { x: 0, y: 0, width: 323, height: 200 }],
] as const)('the largest %s of %o is %o', (ratio, original, area) => {
  expect(areaOfFrame(largestFrame(ratio, original), ratio, original)).toEqual(area);
});

it('every frame becomes an area that the server accepts', () => {
  const side = fc.integer({ min: 200, max: 5_000 });
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...imageRatios),
      fc.record({ width: side, height: side }),
      fc.record({ x: percent, y: percent, width: percent, height: percent }),
      (ratio, original, frame) => {
        fc.pre(canCropTo(original, ratio));
        const area = areaOfFrame(frame, ratio, original);
        expect(area.x + area.width).toBeLessThanOrEqual(original.width);
        expect(area.y + area.height).toBeLessThanOrEqual(original.height);
        expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
        expect(canCropTo(area, ratio)).toBe(true);
        const hundredths = ratio === '1:1' ? 100 : 161;
        expect(Math.abs(100 * area.width - hundredths * area.height)).toBeLessThanOrEqual(100);
      },
    ),
  );
});
