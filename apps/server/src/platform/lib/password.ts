import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';

// argon2id is the library's default algorithm; its enum exists only as a type
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash that a client sends instead of a password: lower-case hex SHA-256 of `meridian:` and the password. */
export function pwdOf(password: string): string {
  return createHash('sha256').update(`meridian:${password}`).digest('hex');
}

/** The hash that the server stores, of the client's hash (`pwdOf`). */
export function createPasswordHash(pwd: string): Promise<string> {
  return hash(pwd, cost);
}

/** Whether the client's hash matches the stored one. The time is the same for a wrong one. */
export function verifyPassword(stored: string, pwd: string): Promise<boolean> {
  return verify(stored, pwd);
}
