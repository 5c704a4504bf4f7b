import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyFormat } from './copy-files';

/**
 * Removes copies that another version of the server made in another format, and marks their sections as copied, so that
 * they are copied again. Returns the names of these formats.
 *
 * Errors: those of the disk.
 */
export function replaceOtherFormats(root: string): string[] {
  if (!existsSync(root)) return [];
  const others = foldersIn(root).filter((name) => /^v\d+$/.test(name) && name !== copyFormat);
  for (const other of others) {
    for (const section of foldersIn(path.join(root, other))) {
      for (const account of foldersIn(path.join(root, other, section)))
        mkdirSync(path.join(root, copyFormat, section, account), { recursive: true, mode: 0o700 });
    }
    rmSync(path.join(root, other), { recursive: true, force: true });
  }
  return others;
}

/** Names of folders in a folder, without those of data that is being written. */
function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(writing|spill)-/.test(entry.name))
    .map(({ name }) => name);
}
