import type { Database } from '../../platform/db';
import { nameKeyOf } from '../../platform/lib/name-key';
import { createSignInFailuresRepository } from './sign-in-failures.repository';

/** Unlocks a username after three wrong passwords. Returns false if it had no failures. */
export function unlockUser(db: Database, name: string): Promise<boolean> {
  return createSignInFailuresRepository(db, 0).unlock(nameKeyOf(name));
}
