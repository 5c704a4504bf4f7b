import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place';

/**
 * Roles of an embedded database: the superuser, which starts and prepares it, and the server's role, which owns the
 * data.
 */
export const databaseRoles = { superuser: 'meridian', server: 'meridian_server' } as const;
/** A role of an embedded database. */
export type DatabaseRole = keyof typeof databaseRoles;

const fileNames = { superuser: 'password', server: 'password-server' } as const;

const passwordFile = ({ home }: Pick<Place, 'home'>, role: DatabaseRole) => path.join(home, fileNames[role]);

/** The password of a role. */
export function readPassword(place: Pick<Place, 'home'>, role: DatabaseRole): string {
  return readFileSync(passwordFile(place, role), 'utf8').trim();
}

/** Whether a role has a password; in clusters of older versions it has none. */
export function hasPassword(place: Pick<Place, 'home'>, role: DatabaseRole): boolean {
  return existsSync(passwordFile(place, role));
}

/** Creates a random password for a role, unless it has one, in a file that only the current user can read. */
export function ensurePassword(place: Pick<Place, 'home'>, role: DatabaseRole): void {
  const file = passwordFile(place, role);
  if (existsSync(file)) return;
  const unfinished = `${file}.new-${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // atomic, and the first of two processes wins
    linkSync(unfinished, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(unfinished);
  }
}
