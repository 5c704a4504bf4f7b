import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fsyncDirectory } from '../files/fsync-directory';
import type { SystemUser } from './system-user';
import { canEnter } from './system-user';

/** Folders of one embedded database. */
export interface Place {
  /** Everything of the database; only its user may enter. */
  home: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Folder of the unix socket. */
  socket: string;
  log: string;
}

/** Where root puts a database that `nobody` could not reach below the data directory. */
const sharedPlace = '/var/lib/meridian';

/** The kernel's limit is 108 bytes on Linux, 104 on macOS, for folder and file name together. */
const longestSocketPath = 100;

/**
 * Makes the folders of the database that belongs to a data directory.
 *
 * That is `<dataDir>/postgres`, or, when `user` cannot enter there, a folder of `shared` that a file in the data
 * directory points to (so that a deleted data directory starts afresh and a moved one keeps its database).
 *
 * Errors: a data directory that anybody may write to.
 */
export function preparePlace(
  dataDir: string,
  { user, shared = sharedPlace }: { user: SystemUser | undefined; shared?: string },
): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  refuseOpenFolder(dataDir);
  const folder = realpathSync(dataDir);
  const home =
    user === undefined || canEnter(user, folder) ? path.join(folder, 'postgres') : elsewhere(folder, shared);
  const socket = socketFolder(home);
  const log = path.join(home, 'log');
  for (const each of new Set([home, socket, log])) makePrivate(each, user);
  return { home, cluster: path.join(home, 'cluster'), socket, log };
}

function refuseOpenFolder(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if (process.platform !== 'win32' && (mode & 0o002) !== 0) {
    throw new Error(`Anybody may write to the data directory ${dataDir}: run chmod o-w on it first.`);
  }
}

function elsewhere(dataDir: string, shared: string): string {
  const pointer = path.join(dataDir, 'postgres-location');
  try {
    return readFileSync(pointer, 'utf8').trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const home = path.join(shared, randomUUID());
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  const unfinished = `${pointer}.new-${process.pid}`;
  writeFileSync(unfinished, `${home}\n`, { flush: true });
  renameSync(unfinished, pointer);
  fsyncDirectory(dataDir);
  return home;
}

function socketFolder(home: string): string {
  if (Buffer.byteLength(path.join(home, '.s.PGSQL.5432.lock')) <= longestSocketPath) return home;
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return path.join('/tmp', `meridian-${hash}`);
}

function makePrivate(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid === undefined) return;
  const owner = user?.uid ?? process.getuid();
  const stat = lstatSync(folder);
  // somebody else could have made the folder in /tmp first, to sit between us and the database
  if (!stat.isDirectory() || ![owner, process.getuid()].includes(stat.uid)) {
    throw new Error(`${folder} belongs to somebody else: remove it, or choose another MERIDIAN_DATA_DIR.`);
  }
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
