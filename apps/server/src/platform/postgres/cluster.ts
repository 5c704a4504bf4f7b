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
 * Creates the cluster when it does not exist. A rename of the finished directory makes it visible, so it is complete
 * even after a kill, or when two processes create it at the same time. An existing one whose superuser has no password, as an
 * earlier version made it, starts without one: `secureDatabase` gives it one. PostgreSQL must not run.
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
    // sorting and case rules do not depend on the libraries of the system
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
    // another process has created it
    if (!existsSync(place.cluster)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Removes unfinished clusters of killed first starts. Only the owner of the database may call it. */
export function removeUnfinishedClusters({ home }: Place): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
