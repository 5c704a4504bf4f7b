import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place';
import type { SystemUser } from './system-user';

/** `trust` is used only until the superuser has a password. */
type Method = 'scram-sha-256' | 'trust';

const rules = (method: Method) =>
  [
    '# written by the server at each start',
    `local all all ${method}`,
    `host all all 127.0.0.1/32 ${method}`,
    '',
  ].join('\n');

/**
 * Configures the client authentication of a cluster. Returns false if it was already configured. PostgreSQL reads the
 * file at startup and on reload.
 */
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
