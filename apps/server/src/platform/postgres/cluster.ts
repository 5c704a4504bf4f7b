import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fsyncDirectory } from '../files/fsync-directory';
import type { Binaries } from './binaries';
import { writeClientAuthentication } from './client-authentication';
import { databaseRoles, ensurePassword, hasPassword, readPassword } from './passwords';
import type { Place } from './place';
import { run } from './run';
import type { SystemUser } from './system-user';

/** Prefix of the directory of an unfinished cluster. */
const unfinishedPrefix = 'cluster.new-';

/**
 * Creates the cluster if it does not exist. The finished directory is renamed into place, so that it is complete even
 * after a kill, or if two processes create it at the same time. A cluster of an earlier version, whose superuser has no
 * password, starts without one, and `secureDatabase` sets it. PostgreSQL must not be running.
 */
export async function makeCluster({
  place,
  binaries,
  user,
  sync,
}: {
  place: Place;
  binaries: Binaries;
  user: SystemUser | undefined;
  sync: boolean;
}): Promise<void> {
  const isThere = existsSync(place.cluster);
  if (isThere && !hasPassword(place, 'superuser'))
    writeClientAuthentication(place, { method: 'trust', user });
  ensurePassword(place, 'superuser');
  if (isThere) return;
  const unfinished = path.join(place.home, unfinishedPrefix + randomBytes(6).toString('hex'));
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, readPassword(place, 'superuser'), { mode: 0o600 });
  if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${databaseRoles.superuser}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // sorting and case rules do not depend on system libraries
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(sync ? [] : ['--no-sync']),
  ];
  try {
    await run(binaries.initdb, args, { user, folder: place.home });
    renameSync(unfinished, place.cluster);
    fsyncDirectory(place.home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // another process created it
    if (!existsSync(place.cluster)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Removes unfinished clusters that killed first starts left. Only the owner of the database may call it. */
export function removeUnfinishedClusters({ home }: Place): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
