import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The user that the database runs as, when it is not the one that runs the server. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: root hands it to `nobody`. Anybody else runs it himself. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  const uid = Number(entry?.[2]);
  const gid = Number(entry?.[3]);
  if (!(uid > 0) || !(gid > 0)) {
    throw new Error('The database cannot run as root here: start as another user, or set DATABASE_URL.');
  }
  return { uid, gid };
}

/** Whether the user may enter a folder and every folder above it. A folder that does not exist yet is skipped. */
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
