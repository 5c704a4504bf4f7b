import {
  findImageSizeProblem,
  imageRatioOf,
  maxImageBytes,
  type ImageProblem,
  type PixelSize,
} from '@meridian/api-client/contract';

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const;

/** Whether a file begins like a JPEG or PNG file, whatever its name. */
function isPicture(start: Uint8Array): boolean {
  return signatures.some((signature) => signature.every((byte, index) => start[index] === byte));
}

/** Why a picture of this size would be rejected; null if it would be accepted. */
export function findPictureProblem(
  file: { bytes: number; start: Uint8Array; size: PixelSize | null },
  { isForUnit }: { isForUnit: boolean },
): ImageProblem | null {
  if (!isPicture(file.start)) return 'picture_type';
  if (file.bytes > maxImageBytes) return 'picture_bytes';
  if (file.size === null) return 'picture_damaged';
  const problem = findImageSizeProblem(file.size);
  if (problem !== null) return problem;
  return isForUnit && imageRatioOf(file.size) === null ? 'picture_ratio' : null;
}

/** Checks a file like the server, before it is sent. Errors: those of reading a file that is gone. */
export async function checkPicture(file: File, rules: { isForUnit: boolean }): Promise<ImageProblem | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isLoadable = isPicture(start) && file.size <= maxImageBytes;
  const size = isLoadable ? await sizeOf(file) : null;
  return findPictureProblem({ bytes: file.size, start, size }, rules);
}

/** Width and height of the displayed picture; null if the browser cannot read it. */
async function sizeOf(file: File): Promise<PixelSize | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await new Promise<void>((resolve, reject) => {
      image.addEventListener('load', () => resolve());
      image.addEventListener('error', () => reject(new Error('unreadable')));
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
