import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
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
import { folderError, prepareFolder } from '../lib/prepare-folder';
import { SetupError } from '../lib/setup-error';
import type { SystemUser } from './system-user';
import { canEnter } from './system-user';

/** Directories of an embedded database. */
export interface Place {
  /** Contains all other directories; accessible by the database user only. */
  home: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Directory of the Unix socket. */
  socket: string;
  log: string;
}

/** Location of root's database if the user `nobody` cannot access the data directory. */
const sharedPlace = '/var/lib/meridian';

/** The kernel limits folder and file name together to 108 bytes on Linux, 104 on macOS. */
const maxSocketPathLength = 100;

/**
 * Creates the directories of a data directory's database.
 *
 * Their location is `<dataDir>/postgres`, or, if `user` cannot access it, a subdirectory of `shared`, whose path is
 * stored in a file in the data directory. A new database is created for a deleted data directory; a moved one keeps its
 * database.
 *
 * Errors: `SetupError` if a directory cannot be used, or users other than `user` can change it.
 */
export function preparePlace(dataDir: string, options: PlaceOptions): Place {
  prepareFolder(dataDir, 'MERIDIAN_DATA_DIR');
  rejectWorldWritable(dataDir);
  try {
    return createPlace(dataDir, options);
  } catch (error) {
    throw folderError(error, dataDir, 'MERIDIAN_DATA_DIR');
  }
}

interface PlaceOptions {
  user: SystemUser | undefined;
  shared?: string;
}

function createPlace(dataDir: string, { user, shared = sharedPlace }: PlaceOptions): Place {
  const folder = realpathSync(dataDir);
  const home =
    user === undefined || canEnter(user, folder) ? path.join(folder, 'postgres') : elsewhere(folder, shared);
  const socket = socketFolder(home);
  const log = path.join(home, 'log');
  for (const each of new Set([home, socket, log])) makePrivate(each, user);
  const cluster = path.join(home, 'cluster');
  checkCluster(cluster, user);
  return { home, cluster, socket, log };
}

/** Errors: `SetupError` if another user owns or can access the cluster, because PostgreSQL would not start on it. */
function checkCluster(cluster: string, user: SystemUser | undefined): void {
  const stat = lstatSync(cluster, { throwIfNoEntry: false });
  if (stat === undefined || process.getuid === undefined) return;
  const owner = user?.uid ?? process.getuid();
  if (stat.uid !== owner) {
    throw new SetupError(
      `The database ${cluster} belongs to the user ${stat.uid}, not to ${owner}, which runs it. Run \`chown -R ${owner} ${cluster}\`, or start as its owner.`,
    );
  }
  if ((stat.mode & 0o027) !== 0) {
    throw new SetupError(
      `Other users can access the database ${cluster}. Run \`chmod 700 ${cluster}\` first.`,
    );
  }
}

/** Whether a data directory has a database. Creates nothing. */
export function hasPlace(dataDir: string): boolean {
  return [path.join(dataDir, 'postgres'), pointerIn(dataDir)].some((name) => existsSync(name));
}

function pointerIn(dataDir: string): string {
  return path.join(dataDir, 'postgres-location');
}

function rejectWorldWritable(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if (process.platform !== 'win32' && (mode & 0o002) !== 0) {
    throw new SetupError(
      `The data directory ${dataDir} is world-writable. Run \`chmod o-w ${dataDir}\` first.`,
    );
  }
}

function elsewhere(dataDir: string, shared: string): string {
  const pointer = pointerIn(dataDir);
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
  if (Buffer.byteLength(path.join(home, '.s.PGSQL.5432.lock')) <= maxSocketPathLength) return home;
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return path.join('/tmp', `meridian-${hash}`);
}

function makePrivate(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid === undefined) return;
  const owner = user?.uid ?? process.getuid();
  const stat = lstatSync(folder);
  // another user may have created the directory in /tmp first, to intercept connections
  if (!stat.isDirectory() || ![owner, process.getuid()].includes(stat.uid)) {
    throw new SetupError(
      `${folder} is owned by another user. Run this as that user, change its owner with chown -R, or set a different MERIDIAN_DATA_DIR.`,
    );
  }
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
