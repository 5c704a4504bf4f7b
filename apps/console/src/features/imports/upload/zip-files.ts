import { unzipSync } from 'fflate';
import { isHiddenPath } from './dropped-files';

/** Files of a ZIP file, and their bytes in all. */
const zipLimits = { files: 1_000, bytes: 1024 * 1024 * 1024 };

/** A file in a ZIP file. */
export interface PackedFile {
  path: string;
  /** Unpacked bytes, as the ZIP file states them. */
  size: number;
  read: () => Promise<File>;
}

/** The ZIP file cannot be used: damaged or encrypted, or beyond a limit. */
export class ZipError extends Error {
  override name = 'ZipError';
  constructor(readonly problem: 'zipDamaged' | 'zipTooLarge') {
    super(problem);
  }
}

/**
 * The files in a ZIP file, without folders and hidden files. Each one is unpacked when it is read.
 *
 * Errors: `ZipError`, also from `read`.
 */
export async function zipEntries(file: File): Promise<PackedFile[]> {
  const found: { name: string; size: number }[] = [];
  unpack(await bytesOf(file), ({ name, originalSize }) => {
    if (!name.endsWith('/')) found.push({ name, size: originalSize });
    return false;
  });
  const entries = found
    .map(({ name, size }) => ({ name, size, path: pathOf(name) }))
    .filter(({ path }) => !isHiddenPath(path));
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > zipLimits.files || bytes > zipLimits.bytes) throw new ZipError('zipTooLarge');
  return entries.map(({ name, size, path }) => ({
    path,
    size,
    read: async () => {
      const contents = unpack(await bytesOf(file), (one) => one.name === name)[name];
      if (contents?.byteLength !== size) throw new ZipError('zipDamaged');
      return new File([Uint8Array.from(contents)], path.split('/').at(-1) ?? path);
    },
  }));
}

type Filter = (entry: { name: string; originalSize: number }) => boolean;

function unpack(bytes: Uint8Array, filter: Filter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw new ZipError('zipDamaged');
  }
}

/** The bytes of the ZIP file that was read last: its entries are read one after another. */
let last: { file: File; bytes: Uint8Array } | undefined;

async function bytesOf(file: File): Promise<Uint8Array> {
  if (last?.file !== file) last = { file, bytes: new Uint8Array(await file.arrayBuffer()) };
  return last.bytes;
}

/**
 * A path as the system that wrote it meant it. Without the mark of UTF-8, fflate returns each byte as a character: Windows
 * in China writes GBK, others write UTF-8 without the mark.
 */
function pathOf(name: string): string {
  const path = name.replaceAll('\\', '/');
  const codes = Array.from(path, (character) => character.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return path;
  const bytes = Uint8Array.from(codes);
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // the next one
    }
  }
  return path;
}
