import { createHash } from 'node:crypto';

/** What the database keeps of a session's token: its SHA-256. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
