import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { networkOf } from '../../platform/lib/client-key';
import { DomainError } from '../../platform/lib/domain-error';
import { nameKeyOf } from '../../platform/lib/name-key';
import { recordFailedCode, recordFailedSignIn } from './record-sign-in';
import type { SecondFactorCodes } from './second-factor-codes';
import { createSecondFactorsRepository } from './second-factors.repository';
import { createSignInChallengesRepository } from './sign-in-challenges.repository';
import { codesFrom, type SignInFailuresRepository } from './sign-in-failures.repository';
import { startSession } from './start-session';
import { createUsersRepository } from './users.repository';

export interface SecondStepInput {
  /** The challenge that `signIn` returned. */
  challenge: string;
  code: string;
  /** User agent of the device. */
  userAgent: string | null;
  /** IP address of the client. */
  ip: string;
}

/** A session and the code that completes its pending step. */
export interface ProofInput {
  userId: string;
  userName: string;
  /** Token of the session. */
  token: string;
  code: string;
  /** IP address of the client. */
  ip: string;
}

/** The second step of a login, after a correct password or a company login. */
export function createSecondStepService({
  db,
  codes,
  failuresIn,
  clock,
}: {
  db: Database;
  codes: SecondFactorCodes;
  failuresIn: (db: Database) => SignInFailuresRepository;
  clock: Clock;
}) {
  const challenges = createSignInChallengesRepository(db);
  const failures = failuresIn(db);

  /**
   * Verifies a user's code. `before` and, if the code is correct, `grant` run in the transaction that consumes it.
   *
   * Errors: `code_locked` after three wrong codes from the client's network, `code_incorrect`, `no_second_factor_key`.
   * Repeating the last used code is an error but does not count as a guess.
   */
  async function withCode<Result>(
    user: { id: string; name: string; nameKey: string },
    { code, ip }: { code: string; ip: string },
    { before, grant }: { before: (tx: Database) => Promise<void>; grant: (tx: Database) => Promise<Result> },
  ): Promise<Result> {
    const key = { nameKey: user.nameKey, network: codesFrom(networkOf(ip)) };
    if (await failures.isLocked(key, clock.now())) {
      await recordFailedSignIn(db, user, 'code_locked');
      throw new DomainError('code_locked');
    }
    const checked = await db.transaction(async (tx) => {
      await before(tx);
      const use = await codes.use(tx, { user: { id: user.id, name: user.name }, code });
      if (use !== 'used') return { use };
      // concurrent tries all find the name unlocked: this one succeeds only if the others have not locked it
      if (!(await failuresIn(tx).clear(key, clock.now()))) throw new DomainError('code_locked');
      return { use, result: await grant(tx) };
    });
    if (checked.use === 'used') return checked.result;
    if (checked.use === 'repeated') {
      await recordFailedSignIn(db, user, 'code_incorrect');
      throw new DomainError('code_incorrect');
    }
    const counted = await db.transaction(async (tx) => {
      const count = await failuresIn(tx).add(key, clock.now());
      await recordFailedCode(tx, user, count);
      return count;
    });
    await failures.deleteOld(clock.now());
    throw new DomainError(counted === 'locked' ? 'code_locked' : 'code_incorrect');
  }

  return {
    /**
     * Opens a session and returns its token.
     *
     * Errors: those of a code; `second_step_expired` for a challenge that is unknown, expired, used, or older than the
     * password; `account_frozen`.
     */
    async complete({ challenge, userAgent, ...code }: SecondStepInput): Promise<string> {
      const found = await challenges.find(challenge, clock.now());
      if (found === null) throw new DomainError('second_step_expired');
      const { user, passwordHash } = found;
      if (user.status === 'frozen') {
        await recordFailedSignIn(db, user, 'account_frozen');
        throw new DomainError('account_frozen');
      }
      return withCode(user, code, {
        before: async (tx) => {
          if (!(await createUsersRepository(tx).holdPassword(user.id, passwordHash)))
            throw new DomainError('second_step_expired');
        },
        grant: async (tx) => {
          if (!(await createSignInChallengesRepository(tx).take(challenge, clock.now())))
            throw new DomainError('second_step_expired');
          return startSession(tx, { user, userAgent, clock });
        },
      });
    },

    /**
     * Completes the pending second step of a company login's session.
     *
     * Errors: those of a code; `not_found` if two-step verification is off; `login_expired` if the session has ended.
     */
    async prove({ userId, userName, token, ...code }: ProofInput): Promise<void> {
      const user = { id: userId, name: userName, nameKey: nameKeyOf(userName) };
      await withCode(user, code, {
        before: async (tx) => {
          if ((await createSecondFactorsRepository(tx).find(userId)) === null)
            throw new DomainError('not_found');
        },
        grant: async (tx) => {
          if (!(await createSessionsRepository({ db: tx, clock }).passSecondFactor(token)))
            throw new DomainError('login_expired');
          await recordAudit(tx, { action: 'secondFactorProve', object: { id: userId, name: userName } });
        },
      });
    },
  };
}
