import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place';
import type { SystemUser } from './system-user';

/** `trust` only until the superuser has its password. */
type Method = 'scram-sha-256' | 'trust';

const rules = (method: Method) =>
  [
    '# written by the server at each start',
    `local all all ${method}`,
    `host all all 127.0.0.1/32 ${method}`,
    '',
  ].join('\n');

/** Writes how clients of a cluster prove who they are; false when it was so. PostgreSQL reads it at its start, or when told to. */
export function writeClientAuthentication(
  { cluster }: Pick<Place, 'cluster'>,
  { method, user }: { method: Method; user: SystemUser | undefined },
): boolean {
  const file = path.join(cluster, 'pg_hba.conf');
  const text = rules(method);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  if (user !== undefined) chownSync(unfinished, user.uid, user.gid);
  renameSync(unfinished, file);
  return true;
}
