/** Format of an image according to its content, whatever its name says. */
export type ImageKind = 'jpeg' | 'png';

const signatures: Readonly<Record<ImageKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};
const kinds: readonly ImageKind[] = ['jpeg', 'png'];

/** Null if neither JPEG nor PNG. */
export function detectImageKind(bytes: Uint8Array): ImageKind | null {
  return kinds.find((kind) => signatures[kind].every((byte, at) => bytes[at] === byte)) ?? null;
}

/** Length, type and checksum of a PNG chunk. */
const chunkFrameBytes = 12;

/** Whether a PNG is animated: it has an `acTL` chunk before its first pixels. Decoders show only the first frame. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = signatures.png.length; at + chunkFrameBytes <= bytes.length;) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT' || type === 'IEND') return false;
    at += view.getUint32(at) + chunkFrameBytes;
  }
  return false;
}
