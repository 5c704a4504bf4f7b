import {
  archivePathsOf,
  isHiddenPath,
  isSpreadsheetName,
  maxArchiveBytes,
  maxArchiveFiles,
} from '@meridian/api-client/contract';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file to import; one in a ZIP file is unpacked when it is read. */
export interface ImportFile {
  /** Includes the path within its ZIP file. */
  name: string;
  read: () => Promise<Uint8Array>;
}

/**
 * The file itself, or the report files in a ZIP file.
 *
 * Errors: for a ZIP file that is damaged, encrypted, too large or without a report file; `read` for a damaged file in
 * it.
 */
export async function importFilesOf(file: string): Promise<ImportFile[]> {
  const name = path.basename(file);
  // workbooks are ZIP files, too
  if (!name.toLowerCase().endsWith('.zip')) return [{ name, read: () => readFile(file) }];
  const bytes = await readFile(file);
  const entries: { entry: string; size: number }[] = [];
  unpack(bytes, ({ name: entry, originalSize }) => {
    entries.push({ entry, size: originalSize });
    return false;
  });
  const paths = archivePathsOf(entries.map(({ entry }) => entry));
  const found = entries
    .map((one, index) => ({ ...one, path: paths[index] ?? one.entry }))
    .filter((one) => isSpreadsheetName(one.path) && !isHiddenPath(one.path));
  const size = found.reduce((sum, one) => sum + one.size, 0);
  if (found.length > maxArchiveFiles || size > maxArchiveBytes)
    throw new Error('The ZIP file contains more than 1,000 files or 1 GB. Split it.');
  if (found.length === 0) throw new Error('The ZIP file contains no report files.');
  return found.map(({ entry, path: inside, size: unpacked }) => ({
    name: `${name}/${inside}`,
    read: () => {
      const contents = unpack(bytes, (one) => one.name === entry)[entry];
      return contents?.byteLength === unpacked ? Promise.resolve(contents) : Promise.reject(damaged());
    },
  }));
}

function unpack(
  bytes: Uint8Array,
  filter: (entry: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw damaged(error);
  }
}

function damaged(cause?: unknown): Error {
  return new Error('The ZIP file is damaged or encrypted. Unpack it and import its files.', { cause });
}
