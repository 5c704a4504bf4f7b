import type { Database } from '../../platform/db';
import { nameKeyOf } from '../../platform/lib/name-key';
import { createSignInFailuresRepository } from './sign-in-failures.repository';

/** Unlocks a name after three wrong passwords; false when it had no failures. */
export function unlockUser(db: Database, name: string): Promise<boolean> {
  return createSignInFailuresRepository(db, 0).unlock(nameKeyOf(name));
}
