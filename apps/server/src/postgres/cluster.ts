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

/** Beginning of the name of a cluster that is being made. */
const unfinishedPrefix = 'cluster.new-';

/**
 * Makes the cluster where there is none. It is made aside and then renamed, so that it exists whole or not at all,
 * also after a kill, and also when two processes try at once.
 *
 * `password` is for platforms without unix sockets; otherwise the folder's permissions decide who may connect.
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
    // the same order and case rules on every machine, whatever its system libraries
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
    // another process was quicker
    if (!existsSync(place.cluster)) throw error;
  }
}

/** Removes what a killed first start left. Call it only as the owner of the database. */
export function removeUnfinishedClusters({ home }: Place): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Makes a file with a new random password, for its owner only. */
export function writePassword(file: string): void {
  writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
}
