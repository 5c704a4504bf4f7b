import { watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file being written grows; it is read once its size has been stable for this long. */
const settledMs = 1_000;

/** Files of a folder by name, without hidden files and subfolders. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .sort();
}

/**
 * Calls `handle` for every file of a folder, and for each file that is added or changed, one after another, until the
 * signal aborts.
 */
export async function watchFolder(
  folder: string,
  handle: (file: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const handled = new Map<string, string>();
  const versionOf = async (file: string) => {
    const { size, mtimeMs } = await stat(file);
    return `${String(size)} ${String(mtimeMs)}`;
  };
  for (;;) {
    const changed = waitForChange(folder, signal);
    let isSettled = true;
    for (const file of await filesIn(folder)) {
      const version = await versionOf(file);
      if (handled.get(file) === version) continue;
      await pause(settledMs, signal);
      if (signal.aborted) return;
      isSettled &&= version === (await versionOf(file));
      if (!isSettled) continue;
      handled.set(file, version);
      await handle(file);
    }
    if (isSettled) await changed;
    if (signal.aborted) return;
  }
}

function waitForChange(folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => finish());
    const finish = () => {
      watcher.close();
      resolve();
    };
    signal.addEventListener('abort', finish, { once: true });
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
