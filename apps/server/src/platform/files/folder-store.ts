import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFileKey, FileMissingError, isFileKey, type FileStore } from './file-store';
import { fsyncDirectory } from './fsync-directory';
import { hashedContent } from './hashed-content';
import { giveToOwnerOf, makePrivateFolder, makeWorkFolder, removeAbandonedIn } from './private-folders';

/** Not a valid key. */
const unfinishedName = '.unfinished';

/** Files in a folder that several servers may share; a key like `imports/0b4e…` is the path below it. */
export function folderStore(folder: string): FileStore {
  const unfinished = path.join(folder, unfinishedName);
  makePrivateFolder(unfinished);
  const fileOf = (key: string) => path.join(folder, checkFileKey(key));
  const removeAbandoned = () => removeAbandonedIn(unfinished);

  return {
    async put(key, content) {
      const file = fileOf(key);
      const draft = path.join(unfinished, randomUUID());
      const hashed = hashedContent(content);
      await removeAbandoned();
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          giveToOwnerOf(unfinished, draft);
          await writeFile(handle, hashed.chunks());
          await handle.sync();
        } finally {
          await handle.close();
        }
        const parent = path.dirname(file);
        const made = makePrivateFolder(parent);
        await rename(draft, file);
        fsyncDirectory(parent);
        if (made !== undefined) fsyncDirectory(path.dirname(made));
        return hashed.result();
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (key) => (await orMissing(key, open(fileOf(key), 'r'))).createReadStream(),
    sizeOf: async (key) => (await orMissing(key, stat(fileOf(key)))).size,
    async localPath(key) {
      const file = fileOf(key);
      await orMissing(key, access(file, constants.R_OK));
      return file;
    },
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(folder, file).split(path.sep).join('/');
        if (!entry.isFile() || !isFileKey(key)) continue;
        const found = await stat(file).catch(() => undefined);
        if (found) yield { key, storedTime: found.mtime };
      }
    },
    createWorkFolder: () => makeWorkFolder(unfinished),
    removeAbandoned,
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

async function orMissing<T>(key: string, found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new FileMissingError(key);
    throw error;
  }
}
