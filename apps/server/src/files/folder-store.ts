import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { access, mkdir, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store';
import { FileMissingError } from './file-store';
import { fsyncDirectory } from './fsync-directory';

/** No dot, so no way up and no hidden file; no upper case, so the same on every file system. */
const keyForm = /^[a-z0-9][a-z0-9-]{0,99}(\/[a-z0-9][a-z0-9-]{0,99}){0,3}$/;
/** Outside the form of a key. */
const unfinishedName = '.unfinished';
/** Nobody has written to it for so long: it was left by a killed server. */
const abandonedMs = 3600 * 1000;

/** Files in a folder, which several servers may share; a key like `imports/0b4e…` is a path below it. */
export function folderStore(folder: string): FileStore {
  const unfinished = path.join(folder, unfinishedName);
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  removeAbandoned(unfinished);

  const fileOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`);
    return path.join(folder, key);
  };

  return {
    async put(key, content) {
      const file = fileOf(key);
      removeAbandoned(unfinished);
      const draft = path.join(unfinished, randomUUID());
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await writeFile(handle, content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        const parent = path.dirname(file);
        const made = await mkdir(parent, { recursive: true, mode: 0o700 });
        await rename(draft, file);
        fsyncDirectory(parent);
        if (made !== undefined) fsyncDirectory(path.dirname(made));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return (await open(fileOf(key), 'r')).createReadStream();
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          throw new FileMissingError(key);
        throw error;
      }
    },
    async pathOf(key) {
      const file = fileOf(key);
      await access(file).catch(() => {
        throw new FileMissingError(key);
      });
      return file;
    },
    async createWorkFolder() {
      removeAbandoned(unfinished);
      return mkdtemp(path.join(unfinished, 'work-'));
    },
    async remove(key) {
      const file = fileOf(key);
      await rm(file, { force: true });
    },
  };
}

function removeAbandoned(unfinished: string): void {
  for (const name of readdirSync(unfinished)) {
    const draft = path.join(unfinished, name);
    const stat = statSync(draft, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > abandonedMs)
      rmSync(draft, { force: true, recursive: true });
  }
}
