import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';

// argon2id is the library's default algorithm; its enum exists only as a type
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a client sends instead of a password: lower-case hex SHA-256 of `meridian:` and the password. */
export function pwdOf(password: string): string {
  return createHash('sha256').update(`meridian:${password}`).digest('hex');
}

/** What is stored of a password, made of its `pwdOf`. */
export function hashPassword(pwd: string): Promise<string> {
  return hash(pwd, cost);
}

/** Whether the client's hash belongs to the stored one. Takes as long for a wrong one. */
export function isPassword(stored: string, pwd: string): Promise<boolean> {
  return verify(stored, pwd);
}
