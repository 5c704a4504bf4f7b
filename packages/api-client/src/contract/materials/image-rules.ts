/** Ratios of width to height that ads show. */
export const imageRatios = ['1:1', '1.61:1'] as const;
export type ImageRatio = (typeof imageRatios)[number];

/** Maximum size of a file. */
export const maxImageBytes = 2 * 1024 * 1024;
/** Maximum product of width and height. */
export const maxImagePixels = 25_000_000;
/** Maximum number of files per upload; further ones fail. */
export const maxImagesPerUpload = 100;
/** Extensions that a file dialog accepts. The server detects the format from the bytes. */
export const imageExtensions = ['.jpg', '.jpeg', '.png'] as const;

/** Why a file is rejected. Its text is `errors.<problem>` of the package `i18n`. */
export const imageProblems = [
  /** The file is neither JPEG nor PNG. */
  'picture_type',
  'picture_bytes',
  'picture_pixels',
  'picture_small',
  /** A unit shows only images of the two ratios. */
  'picture_ratio',
  'picture_damaged',
  'picture_animated',
  'too_many_pictures',
] as const;
export type ImageProblem = (typeof imageProblems)[number];

export interface PixelSize {
  width: number;
  height: number;
}

/** Width to height in hundredths, and the minimum size in pixels. */
const ratioRules = {
  '1:1': { hundredths: 100, min: { width: 200, height: 200 } },
  '1.61:1': { hundredths: 161, min: { width: 323, height: 200 } },
} as const satisfies Record<ImageRatio, { hundredths: number; min: PixelSize }>;

/** The minimum size of a ratio, in pixels. */
export function minImageSize(ratio: ImageRatio): PixelSize {
  return ratioRules[ratio].min;
}

/** Whether the width differs by at most one pixel from the height times the ratio, at any size. */
export function hasImageRatio({ width, height }: PixelSize, ratio: ImageRatio): boolean {
  return Math.abs(100 * width - ratioRules[ratio].hundredths * height) <= 100;
}

/** The ratio in which ads can show an image; null if it has another ratio or is too small. */
export function imageRatioOf(size: PixelSize): ImageRatio | null {
  return imageRatios.find((ratio) => hasImageRatio(size, ratio) && canCropTo(size, ratio)) ?? null;
}

/** Whether an image is large enough for the smallest crop of a ratio. */
export function canCropTo({ width, height }: PixelSize, ratio: ImageRatio): boolean {
  const { min } = ratioRules[ratio];
  return width >= min.width && height >= min.height;
}

/** Why an image of this size is not accepted: too many pixels, or too few for a crop of any ratio. */
export function findImageSizeProblem(size: PixelSize): ImageProblem | null {
  if (size.width * size.height > maxImagePixels) return 'picture_pixels';
  return imageRatios.some((ratio) => canCropTo(size, ratio)) ? null : 'picture_small';
}

/** An area of an image, in pixels from its upper left corner. */
export interface CropArea extends PixelSize {
  x: number;
  y: number;
}

/** A crop: the area, and the width of the resulting image. */
export interface ImageCrop extends CropArea {
  ratio: ImageRatio;
  targetWidth: number;
}

/** Why an image cannot be cropped in this way. Its text is `errors.<problem>` of the package `i18n`. */
export const cropProblems = ['crop_outside', 'crop_ratio', 'crop_too_large', 'crop_too_small'] as const;
export type CropProblem = (typeof cropProblems)[number];

/** Size of the image that results from a crop, in pixels: never higher than the area. */
export function cropTargetSize({
  ratio,
  targetWidth,
  height,
}: Pick<ImageCrop, 'ratio' | 'targetWidth' | 'height'>): PixelSize {
  const exact = Math.round((100 * targetWidth) / ratioRules[ratio].hundredths);
  return { width: targetWidth, height: Math.min(exact, height) };
}

/** The invalid field of a crop, and the reason; null for a valid crop. The result may be as large as its area, never larger. */
export function findCropProblem(
  original: PixelSize,
  crop: ImageCrop,
): { field: 'x' | 'width' | 'targetWidth'; problem: CropProblem } | null {
  const isInside = crop.x + crop.width <= original.width && crop.y + crop.height <= original.height;
  if (!isInside) return { field: 'x', problem: 'crop_outside' };
  if (!hasImageRatio(crop, crop.ratio)) return { field: 'width', problem: 'crop_ratio' };
  if (crop.targetWidth > crop.width) return { field: 'targetWidth', problem: 'crop_too_large' };
  const isLargeEnough = canCropTo(cropTargetSize(crop), crop.ratio);
  return isLargeEnough ? null : { field: 'targetWidth', problem: 'crop_too_small' };
}
