import {
  findImageSizeProblem,
  imageRatioOf,
  maxImageBytes,
  type CropArea,
  type ImageProblem,
  type ImageRatio,
  type PixelSize,
} from '@meridian/api-client/contract';
import sharp, { type Sharp } from 'sharp';
import { detectImageKind, isAnimatedPng, type ImageKind } from './detect-image-kind';

export type ImageMime = `image/${ImageKind}`;

/** An encoded image, as stored. */
export interface EncodedImage extends PixelSize {
  content: Buffer;
  /** WebP, see `imageFileSizes`. */
  thumbnail: Buffer;
  mime: ImageMime;
  ratio: ImageRatio | null;
}

/** A file that cannot be stored as an image. */
export class ImageRejectedError extends Error {
  override name = 'ImageRejectedError';
  constructor(
    readonly problem: ImageProblem,
    options?: { cause: unknown },
  ) {
    super(problem, options);
  }
}

/** For decoding and encoding one file on a busy machine. */
const timeoutSeconds = 20;
const thumbnailSide = 360;

/** Encodings by decreasing size; the first one that is small enough is used. */
const encodings: Readonly<Record<ImageKind, readonly ((image: Sharp) => Sharp)[]>> = {
  jpeg: [90, 80, 65, 50].map((quality) => (image) => image.jpeg({ quality, mozjpeg: false })),
  png: [(image) => image.png({ compressionLevel: 9 }), (image) => image.png({ palette: true, effort: 4 })],
};

/**
 * Decodes a file and encodes it again: upright, in sRGB, 8 bits per channel, without metadata or any other data in the
 * file. Checks size and format in the header before decoding any pixel. Errors: `ImageRejectedError`.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  if (bytes.length > maxImageBytes) throw new ImageRejectedError('picture_bytes');
  const kind = detectImageKind(bytes);
  if (kind === null) throw new ImageRejectedError('picture_type');
  if (kind === 'png' && isAnimatedPng(bytes)) throw new ImageRejectedError('picture_animated');
  const problem = findImageSizeProblem(await readSize(bytes));
  if (problem !== null) throw new ImageRejectedError(problem);
  return encode(() => open(bytes).autoOrient(), kind);
}

/** Encodes an area of a stored image in another size. Errors: `ImageRejectedError` if the file is damaged. */
export async function encodeCrop(bytes: Buffer, area: CropArea, target: PixelSize): Promise<EncodedImage> {
  const kind = detectImageKind(bytes);
  if (kind === null) throw new ImageRejectedError('picture_damaged');
  const { x, y, width, height } = area;
  const cropped = () =>
    open(bytes)
      .extract({ left: x, top: y, width, height })
      .resize({ ...target, fit: 'fill' });
  return encode(cropped, kind);
}

/** Opens an image without the library's pixel limit, because `readSize` checks ours. */
const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: false });

/** Displayed size in pixels, from the header only. Errors: `ImageRejectedError`. */
async function readSize(bytes: Buffer): Promise<PixelSize> {
  try {
    const { autoOrient } = await open(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw new ImageRejectedError('picture_damaged', { cause });
  }
}

async function encode(decode: () => Sharp, kind: ImageKind): Promise<EncodedImage> {
  const decoded = () => decode().toColourspace('srgb').timeout({ seconds: timeoutSeconds });
  try {
    for (const encodeAs of encodings[kind]) {
      const { data: content, info } = await encodeAs(decoded()).toBuffer({ resolveWithObject: true });
      if (content.length > maxImageBytes) continue;
      const { width, height } = info;
      const thumbnail = await open(content)
        .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
      return {
        content,
        thumbnail,
        mime: `image/${kind}`,
        width,
        height,
        ratio: imageRatioOf({ width, height }),
      };
    }
  } catch (cause) {
    throw new ImageRejectedError('picture_damaged', { cause });
  }
  throw new ImageRejectedError('picture_bytes');
}
