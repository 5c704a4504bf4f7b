import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A file system of its own that can become full or read-only. */
export interface SmallDisk {
  folder: string;
  /** Returns a function that frees the space again. */
  fill(): () => void;
  makeReadOnly(): void;
  makeWritable(): void;
  remove(): void;
}

/** Whether tests can mount file systems: only as root, on Linux. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a file system of this size in memory. */
export function mountSmallDisk(sizeKb: number): SmallDisk {
  const folder = temporaryFolder();
  const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  mount(`size=${sizeKb}k,mode=755`);
  return {
    folder,
    fill: () => fill(path.join(folder, 'filler')),
    makeReadOnly: () => void mount('remount,ro'),
    makeWritable: () => void mount('remount,rw'),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(file: string): () => void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, Buffer.alloc(4_096));
  } catch {
    // the disk is full
  }
  closeSync(handle);
  return () => rmSync(file);
}
