import type { ErrorName } from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { verifyPassword } from '../../platform/lib/password';
import { recordFailedPassword } from './record-sign-in';
import {
  passwordChange,
  type FailureKey,
  type SignInFailuresRepository,
} from './sign-in-failures.repository';
import { createUsersRepository } from './users.repository';

/** A logged-in user who re-enters the password, as the client hash. */
export interface OwnPassword {
  userId: string;
  userName: string;
  pwd: string;
}

/**
 * Verifies a password that a logged-in user re-enters. Three wrong passwords or codes lock this check for the user, so
 * that a stolen session cannot guess.
 */
export function createOwnPasswordCheck({
  db,
  failuresIn,
  clock,
}: {
  db: Database;
  failuresIn: (db: Database) => SignInFailuresRepository;
  clock: Pick<Clock, 'now'>;
}) {
  const failures = failuresIn(db);

  /** Counts and records a failure, then throws. Errors: `reason`, or `account_locked`. */
  async function fail(key: FailureKey, user: OwnPassword, reason: ErrorName): Promise<never> {
    const counted = await db.transaction(async (tx) => {
      const count = await failuresIn(tx).add(key, clock.now());
      await recordFailedPassword(tx, { id: user.userId, name: user.userName }, { count, reason });
      return count;
    });
    await failures.deleteOld(clock.now());
    throw new DomainError(counted === 'locked' ? 'account_locked' : reason);
  }

  return {
    /** Errors: `account_locked`; `login_expired` if the user is deleted; `reason` for a wrong password. */
    async verify(user: OwnPassword, reason: ErrorName): Promise<{ key: FailureKey; passwordHash: string }> {
      const stored = await createUsersRepository(db).findPassword(user.userId);
      if (stored === null) throw new DomainError('login_expired');
      const { nameKey, passwordHash } = stored;
      const key = { nameKey, network: passwordChange };
      if (await failures.isLocked(key, clock.now())) throw new DomainError('account_locked');
      if (!(await verifyPassword(passwordHash, user.pwd))) return fail(key, user, reason);
      return { key, passwordHash };
    },

    fail,

    /**
     * Resets the failure count, in the transaction that required the password. Errors: `account_locked`. Concurrent
     * tries all find the name unlocked; this one succeeds only if the others have not locked it.
     */
    async pass(tx: Database, key: FailureKey): Promise<void> {
      if (!(await failuresIn(tx).clear(key, clock.now()))) throw new DomainError('account_locked');
    },
  };
}

export type OwnPasswordCheck = ReturnType<typeof createOwnPasswordCheck>;
