import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';

// argon2id is the library's default; its enum exists only as a type
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash that clients send instead of a password: lower-case hex SHA-256 of `meridian:` and the password. */
export function pwdOf(password: string): string {
  return createHash('sha256').update(`meridian:${password}`).digest('hex');
}

/** The hash to store, computed from the client hash (`pwdOf`). */
export function createPasswordHash(pwd: string): Promise<string> {
  return hash(pwd, cost);
}

/** Whether a client hash matches the stored hash. Takes the same time if it does not. */
export function verifyPassword(stored: string, pwd: string): Promise<boolean> {
  return verify(stored, pwd);
}
