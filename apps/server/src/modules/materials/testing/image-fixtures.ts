import sharp from 'sharp';

export interface FixtureOptions {
  width?: number;
  height?: number;
  /** Pictures with different colours have different contents. */
  background?: string;
}

/** Draws a picture in one colour with a darker upper left quarter, so that a rotation is visible. */
export function drawPicture({ width = 400, height = 400, background = '#c83c3c' }: FixtureOptions = {}) {
  const corner = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 } as const;
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: { create: { ...corner, background: '#101010' } }, top: 0, left: 0 },
  ]);
}

export const jpegOf = (options?: FixtureOptions): Promise<Buffer> => drawPicture(options).jpeg().toBuffer();
export const pngOf = (options?: FixtureOptions): Promise<Buffer> => drawPicture(options).png().toBuffer();

/** A PNG with incompressible pixels, whose size in bytes grows with its sides. */
export function noisePng(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
}

/** A camera picture: with an orientation, location, owner and comment. */
export async function cameraJpeg(): Promise<Buffer> {
  const picture = await drawPicture({ width: 400, height: 600 }).jpeg().toBuffer();
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' };
  return sharp(picture)
    .withExif({ IFD0: { Copyright: 'Secret Owner' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG whose header claims a size, with almost no pixels. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(64)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that is declared as animated: with an `acTL` chunk after its header. */
export async function animatedPng(frames = 1_000): Promise<Buffer> {
  const png = await pngOf();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  const headerEnd = pngSignature.length + 25;
  return Buffer.concat([png.subarray(0, headerEnd), pngChunk('acTL', control), png.subarray(headerEnd)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32Of(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** PNG checksum; not every build of Node 20.19 has `zlib.crc32`. */
function crc32Of(bytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit++)
      checksum = checksum & 1 ? (checksum >>> 1) ^ 0xedb88320 : checksum >>> 1;
  }
  return (checksum ^ 0xffffffff) >>> 0;
}
