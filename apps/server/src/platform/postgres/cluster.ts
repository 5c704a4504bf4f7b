import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fsyncDirectory } from '../files/fsync-directory';
import type { Binaries } from './binaries';
import type { Place } from './place';
import { run } from './run';
import type { SystemUser } from './system-user';

/** The one role of an embedded database. */
export const databaseRole = 'meridian';

/** Prefix of the directory of an unfinished cluster. */
const unfinishedPrefix = 'cluster.new-';

/**
 * Creates the cluster when it does not exist. A rename of the finished directory makes it visible, so it is complete
 * even after a kill, or when two processes create it at the same time.
 *
 * `password` is for platforms without unix sockets; elsewhere the permissions of the directory protect the socket.
 */
export async function makeCluster({
  place,
  binaries,
  user,
  password,
  sync,
}: {
  place: Place;
  binaries: Binaries;
  user: SystemUser | undefined;
  password: { file: string } | undefined;
  sync: boolean;
}): Promise<void> {
  if (existsSync(place.cluster)) return;
  const unfinished = path.join(place.home, unfinishedPrefix + randomBytes(6).toString('hex'));
  const auth =
    password === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${password.file}`];
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${databaseRole}`,
    '--encoding=UTF8',
    // sorting and case rules do not depend on the libraries of the system
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...auth,
    ...(sync ? [] : ['--no-sync']),
  ];
  try {
    await run(binaries.initdb, args, { user, folder: place.home });
    renameSync(unfinished, place.cluster);
    fsyncDirectory(place.home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // another process has created it
    if (!existsSync(place.cluster)) throw error;
  }
}

/** Removes unfinished clusters of killed first starts. Only the owner of the database may call it. */
export function removeUnfinishedClusters({ home }: Place): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Writes a new random password to a file that only its owner can read. */
export function writePassword(file: string): void {
  writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
}
