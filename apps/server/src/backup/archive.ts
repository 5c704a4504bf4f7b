import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupError } from './manifest';

/** Whether a backup is a single file rather than a folder. */
const isArchive = (target: string) => target.endsWith('.tar.gz') || target.endsWith('.tgz');

/**
 * Calls `write` with an empty folder, and turns it into the target, a folder or a `.tar.gz` file. The target appears
 * only once it is complete.
 *
 * Errors: `BackupError` if the target exists.
 */
export async function createArchive<T>(target: string, write: (folder: string) => Promise<T>): Promise<T> {
  if (await stat(target).catch(() => undefined)) throw new BackupError(`${target} already exists.`);
  const unfinished = `${target}.unfinished`;
  await mkdir(path.dirname(target), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 }).catch((error: unknown) => {
    throw new BackupError(
      `${unfinished} already exists: another backup is running or was killed. Remove it if none is running.`,
      {
        cause: error,
      },
    );
  });
  const packed = `${unfinished}.tar.gz`;
  try {
    const result = await write(unfinished);
    if (!isArchive(target)) {
      await rename(unfinished, target);
      return result;
    }
    await runTar(['-czf', packed, '-C', unfinished, '.']);
    await chmod(packed, 0o600);
    await rename(packed, target);
    return result;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(packed, { force: true });
  }
}

/**
 * Calls `read` with the folder of a backup. A backup file is unpacked for that time, into the system's folder for
 * temporary files.
 *
 * Errors: `BackupError` if the file is damaged.
 */
export async function openArchive<T>(source: string, read: (folder: string) => Promise<T>): Promise<T> {
  if (!isArchive(source)) return read(source);
  const folder = await mkdtemp(path.join(tmpdir(), 'meridian-restore-'));
  try {
    await runTar(['-xzf', source, '-C', folder]).catch((error: unknown) => {
      throw new BackupError(`Couldn’t unpack ${source}. ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    });
    return await read(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the system's tar, which Linux, macOS and Windows include. */
async function runTar(args: readonly string[]): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2_000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`tar failed: ${words.trim()}`);
}
