import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A folder that was not written to for this long was left by a killed server. */
const abandonedMs = 3600 * 1000;

/** Creates a folder and its parents, accessible by the owner only. Returns the first folder that was created. */
export function makePrivateFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const parent = path.dirname(folder);
  const made = makePrivateFolder(parent);
  // recursive: another server may create it at the same time
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToOwnerOf(parent, folder);
  return made ?? folder;
}

/** Gives a new file to the owner of its folder, so that the server's user can read files that root created. */
export function giveToOwnerOf(folder: string, made: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) chownSync(made, uid, gid);
}

/** Creates a folder for temporary files. */
export async function makeWorkFolder(parent: string): Promise<string> {
  const folder = path.join(parent, `work-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  giveToOwnerOf(parent, folder);
  return folder;
}

/** Removes temporary files and folders of killed servers. */
export async function removeAbandonedIn(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    // another server may remove it at the same time
    const entry = await stat(left).catch(() => undefined);
    if (entry !== undefined && Date.now() - entry.mtimeMs > abandonedMs)
      await rm(left, { force: true, recursive: true });
  }
}
