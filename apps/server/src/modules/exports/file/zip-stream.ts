import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** Path inside the archive, ASCII. */
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

const maxSize = 0xffff_ffff;
/** Sizes follow the content, since they are not known before; names are UTF-8. */
const flags = 0x0808;
const version = 20;
const deflated = 8;
/** 1980-01-01, the first day that the format knows: a file says itself when it was made. */
const date = 0x0021;

interface Written extends Sizes {
  name: Buffer;
  offset: number;
}

interface Sizes {
  crc: number;
  compressed: number;
  plain: number;
}

/**
 * A ZIP archive of entries, whose contents are read one after the other as the archive is.
 *
 * Errors: `RangeError` for an entry or archive of 4 GiB or more, which this form of the format cannot say.
 */
export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>) {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, compressed: 0, plain: 0 };
    const head = localHeader(entry.name);
    offset += head.length;
    yield head;
    for await (const chunk of deflate(content, entry)) {
      offset += chunk.length;
      yield chunk;
    }
    const tail = Buffer.concat([uint32(0x0807_4b50), sizesOf(entry)]);
    offset += tail.length;
    yield tail;
    if (entry.plain > maxSize || offset > maxSize) throw new RangeError('the archive is too large');
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield Buffer.concat([directory, endOfDirectory(written.length, { size: directory.length, offset })]);
}

async function* deflate(content: ZipEntry['content'], sizes: Sizes): AsyncGenerator<Buffer> {
  const compressor = createDeflateRaw();
  // an error of the content reaches the reader of the compressor
  const fed = pipeline(counted(content, sizes), compressor).catch(() => undefined);
  try {
    for await (const chunk of compressor) {
      // parse boundary: the stream was not told an encoding, so it gives bytes
      const bytes = chunk as Buffer;
      sizes.compressed += bytes.length;
      yield bytes;
    }
  } finally {
    // a reader that stops early may go on only when nobody reads the content any more
    await fed;
  }
}

async function* counted(content: ZipEntry['content'], sizes: Sizes): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    sizes.crc = crc32(bytes, sizes.crc);
    sizes.plain += bytes.length;
    yield bytes;
  }
}

function localHeader(name: Buffer): Buffer {
  const nothingYet = { crc: 0, compressed: 0, plain: 0 };
  return Buffer.concat([
    uint32(0x0403_4b50),
    uint16(version, flags, deflated, 0, date),
    sizesOf(nothingYet),
    uint16(name.length, 0),
    name,
  ]);
}

function directoryEntry({ name, offset, ...sizes }: Written): Buffer {
  return Buffer.concat([
    uint32(0x0201_4b50),
    uint16(version, version, flags, deflated, 0, date),
    sizesOf(sizes),
    uint16(name.length, 0, 0, 0, 0),
    uint32(0, offset),
    name,
  ]);
}

function endOfDirectory(count: number, { size, offset }: { size: number; offset: number }): Buffer {
  return Buffer.concat([uint32(0x0605_4b50), uint16(0, 0, count, count), uint32(size, offset), uint16(0)]);
}

function sizesOf({ crc, compressed, plain }: Sizes): Buffer {
  return uint32(crc, compressed, plain);
}

function uint16(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => buffer.writeUInt16LE(value, at * 2));
  return buffer;
}

function uint32(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => buffer.writeUInt32LE(value, at * 4));
  return buffer;
}
