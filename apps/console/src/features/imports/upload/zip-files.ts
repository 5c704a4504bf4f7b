import {
  archivePathsOf,
  isHiddenPath,
  maxArchiveBytes,
  maxArchiveFiles,
} from '@meridian/api-client/contract';
import { unzipSync } from 'fflate';

/** A file in a ZIP file. */
export interface PackedFile {
  path: string;
  /** Unpacked size in bytes, as the ZIP file states it. */
  size: number;
  read: () => Promise<File>;
}

/** Thrown for an unusable ZIP file: damaged or encrypted, or beyond a limit. */
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
  const paths = archivePathsOf(found.map(({ name }) => name));
  const entries = found
    .map((one, index) => ({ ...one, path: paths[index] ?? one.name }))
    .filter(({ path }) => !isHiddenPath(path));
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > maxArchiveFiles || bytes > maxArchiveBytes) throw new ZipError('zipTooLarge');
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

/** The bytes of the most recently read ZIP file: its entries are read one after another. */
let last: { file: File; bytes: Uint8Array } | undefined;

async function bytesOf(file: File): Promise<Uint8Array> {
  if (last?.file !== file) last = { file, bytes: new Uint8Array(await file.arrayBuffer()) };
  return last.bytes;
}
