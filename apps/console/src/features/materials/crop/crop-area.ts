import { minImageSize, type CropArea, type ImageRatio, type PixelSize } from '@meridian/api-client/contract';

/** A frame as shares of the original, in percent of its width and height. */
export interface CropFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Ratio of width to height. */
export const ratioNumber = { '1:1': 1, '1.61:1': 1.61 } as const satisfies Record<ImageRatio, number>;

/**
 * The area of a frame in whole pixels, exactly in the ad ratio and inside the original. The original is large enough for the ratio
 * (`canCropTo`).
 */
export function areaOfFrame(frame: CropFrame, ratio: ImageRatio, original: PixelSize): CropArea {
  const min = minImageSize(ratio);
  const wanted = Math.round((frame.width / 100) * original.width);
  let width = Math.min(original.width, Math.max(min.width, wanted));
  let height = Math.round(width / ratioNumber[ratio]);
  if (height > original.height) {
    height = original.height;
    // 323 × 200 is the smallest of 1.61:1, one pixel wider than 1.61 times its height
    width = Math.min(original.width, Math.max(min.width, Math.round(height * ratioNumber[ratio])));
  }
  const place = (share: number, length: number, size: number) =>
    Math.max(0, Math.min(length - size, Math.round((share / 100) * length)));
  return {
    x: place(frame.x, original.width, width),
    y: place(frame.y, original.height, height),
    width,
    height,
  };
}

/** The largest frame of a ratio, in the middle of the original. */
export function largestFrame(ratio: ImageRatio, { width, height }: PixelSize): CropFrame {
  const frameWidth = Math.min(width, height * ratioNumber[ratio]);
  const share = {
    width: (100 * frameWidth) / width,
    height: (100 * frameWidth) / ratioNumber[ratio] / height,
  };
  return { x: (100 - share.width) / 2, y: (100 - share.height) / 2, ...share };
}
