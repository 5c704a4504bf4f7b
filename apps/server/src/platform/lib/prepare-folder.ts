import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf, SetupError } from './setup-error';

const fixes: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of the path is a file',
  ENOENT: 'no directories can be created there',
};

/**
 * Creates a directory that a setting names, if it is missing, and checks that it is writable.
 *
 * Errors: `SetupError`.
 */
export function prepareFolder(folder: string, setting: string): void {
  try {
    create(folder);
    if (!statSync(folder).isDirectory())
      throw new SetupError(`${folder} isn’t a directory. Fix this, or ${change(setting)}.`);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderError(error, folder, setting);
  }
}

/** Converts a file system error of a directory to a `SetupError`; returns other errors unchanged. */
export function folderError(error: unknown, folder: string, setting: string): unknown {
  const code = errorCodeOf(error);
  if (error instanceof SetupError || !(error instanceof Error) || !('syscall' in error)) return error;
  const cause = fixes[code] ?? `the user of this process has no write access (${code})`;
  return new SetupError(`Can’t use the directory ${folder}: ${cause}. Fix this, or ${change(setting)}.`, {
    cause: error,
  });
}

const change = (setting: string) => `set a different ${setting}`;

/**
 * Creates a folder with its parents. With `recursive`, Node's `mkdir` loops forever where the kernel reports a missing
 * parent, as in `/proc`.
 */
function create(folder: string): void {
  if (existsSync(folder)) return;
  create(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // another process created it
    if (errorCodeOf(error) !== 'EEXIST' || !existsSync(folder)) throw error;
  }
}
