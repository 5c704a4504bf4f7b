import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../lib/setup-error';

/** The user that runs PostgreSQL, if different from the server's user. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** `nobody` if the server runs as root, because PostgreSQL does not run as root; otherwise undefined. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  const uid = Number(entry?.[2]);
  const gid = Number(entry?.[3]);
  if (!(uid > 0) || !(gid > 0)) {
    throw new SetupError('The database can’t run as root here. Start as another user, or set DATABASE_URL.');
  }
  return { uid, gid };
}

/** Whether the user can access a directory and all its parents. Ignores missing directories. */
export function canEnter(user: SystemUser, folder: string): boolean {
  const parent = path.dirname(folder);
  return (parent === folder || canEnter(user, parent)) && mayExecute(user, folder);
}

function mayExecute({ uid, gid }: SystemUser, folder: string): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return true;
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & bit) !== 0;
}
