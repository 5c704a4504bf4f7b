import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default algorithm; its enum exists only as a type
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored of a password. `pwd` is the client's hash of it: lower-case hex SHA-256 of `meridian:` and the password. */
export function hashPassword(pwd: string): Promise<string> {
  return hash(pwd, cost);
}

/** Whether the client's hash belongs to the stored one. Takes as long for a wrong one. */
export function isPassword(stored: string, pwd: string): Promise<boolean> {
  return verify(stored, pwd);
}
