import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes renames and new files in a directory durable. Windows does this automatically. */
export function fsyncDirectory(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
