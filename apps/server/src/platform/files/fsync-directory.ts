import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes renames and new files in a directory durable. Windows does it by itself and has no function for it. */
export function fsyncDirectory(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
