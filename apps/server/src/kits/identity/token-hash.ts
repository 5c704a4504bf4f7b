import { createHash } from 'node:crypto';

/** SHA-256 of a session token, as stored in the database. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
