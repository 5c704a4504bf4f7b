import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes renames and new names in a folder survive a loss of power. Windows does it by itself and offers no call. */
export function fsyncDirectory(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
