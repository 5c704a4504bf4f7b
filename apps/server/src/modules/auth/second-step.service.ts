import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { networkOf } from '../../lib/client-key';
import { DomainError } from '../../lib/domain-error';
import { recordFailedCode, recordFailedSignIn } from './record-sign-in';
import type { SecondFactorCodes } from './second-factor-codes';
import { createSignInChallengesRepository } from './sign-in-challenges.repository';
import { codesFrom, type SignInFailuresRepository } from './sign-in-failures.repository';
import { startSession } from './start-session';
import { createUsersRepository } from './users.repository';

export interface SecondStepInput {
  /** What `signIn` returned. */
  challenge: string;
  code: string;
  /** User agent of the device. */
  userAgent: string | null;
  /** Address of the client. */
  ip: string;
}

/** The second step of a sign-in, after the right password. */
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
  return {
    /**
     * Opens a session and returns its token.
     *
     * Errors: `second_step_expired` for a challenge that is unknown, expired, used, or older than the password; `code_locked` after
     * three wrong codes from the client's network, `code_incorrect`, `account_frozen`, `no_second_factor_key`. The code that was used last, sent
     * again, is an error but no guess: it does not count.
     */
    async complete({ challenge, code, userAgent, ip }: SecondStepInput): Promise<string> {
      const found = await challenges.find(challenge, clock.now());
      if (found === null) throw new DomainError('second_step_expired');
      const { user, passwordHash } = found;
      const key = { nameKey: user.nameKey, network: codesFrom(networkOf(ip)) };
      const isLocked = await failures.isLocked(key, clock.now());
      if (isLocked || user.status === 'frozen') {
        const reason = isLocked ? 'code_locked' : 'account_frozen';
        await recordFailedSignIn(db, user, reason);
        throw new DomainError(reason);
      }
      const result = await db.transaction(async (tx) => {
        if (!(await createUsersRepository(tx).holdPassword(user.id, passwordHash)))
          throw new DomainError('second_step_expired');
        const use = await codes.use(tx, { user: { id: user.id, name: user.name }, code });
        if (use !== 'used') return { use };
        // simultaneous tries all find the name unlocked: this one counts only if the others have not locked it
        if (!(await failuresIn(tx).clear(key, clock.now()))) throw new DomainError('code_locked');
        if (!(await createSignInChallengesRepository(tx).take(challenge, clock.now())))
          throw new DomainError('second_step_expired');
        return { use, token: await startSession(tx, { user, userAgent, clock }) };
      });
      if (result.use === 'used') return result.token;
      if (result.use === 'repeated') {
        await recordFailedSignIn(db, user, 'code_incorrect');
        throw new DomainError('code_incorrect');
      }
      const counted = await db.transaction(async (tx) => {
        const count = await failuresIn(tx).add(key, clock.now());
        await recordFailedCode(tx, user, count);
        return count;
      });
      await failures.forgetOld(clock.now());
      throw new DomainError(counted === 'locked' ? 'code_locked' : 'code_incorrect');
    },
  };
}
