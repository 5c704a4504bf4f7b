import { createHash } from 'node:crypto';

/** The SHA-256 of a session's token, which the database stores. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
