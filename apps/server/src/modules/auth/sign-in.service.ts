import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { networkOf } from '../../platform/lib/client-key';
import { DomainError } from '../../platform/lib/domain-error';
import { nameKeyOf } from '../../platform/lib/name-key';
import { createPasswordHash, verifyPassword } from '../../platform/lib/password';
import type { CaptchaService } from './captcha.service';
import { recordFailedPassword, recordFailedSignIn } from './record-sign-in';
import { createSecondFactorsRepository } from './second-factors.repository';
import { createSignInChallengesRepository } from './sign-in-challenges.repository';
import type { SignInFailuresRepository } from './sign-in-failures.repository';
import { startSession } from './start-session';
import { createUsersRepository, type SignInUser, type UsersRepository } from './users.repository';

export interface SignIn {
  userName: string;
  /** The client's hash of the password. */
  pwd: string;
  validationCode: string;
  uuid: string;
  /** User agent of the device. */
  userAgent: string | null;
  /** Address of the client. */
  ip: string;
}

/** A session, or the challenge of the second step. */
export type SignInResult = { token: string } | { challenge: string };

export interface SignInServiceOptions {
  /** For transactions. */
  db: Database;
  users: UsersRepository;
  captcha: CaptchaService;
  failuresIn: (db: Database) => SignInFailuresRepository;
  clock: Clock;
}

/**
 * Signs users in. The order of the steps is a protection: the captcha is used before the name is queried, an unknown
 * name takes the same steps and time as a known one, and only the correct password reveals that a user is frozen.
 */
export function createSignInService({ db, users, captcha, failuresIn, clock }: SignInServiceOptions) {
  const failures = failuresIn(db);
  // the password of unknown names, which nobody knows
  const unknownHash = createPasswordHash(randomBytes(32).toString('hex'));

  return {
    /**
     * Opens a session and returns its token; for a user with a second factor, the challenge of `complete`.
     *
     * Errors: `captcha_expired`, `captcha_incorrect`, `account_locked` after three failures from the client's network, `credentials_incorrect` for
     * an unknown name and a wrong password alike, `account_frozen`. `onKnown` gets the user of the name, whatever the outcome.
     */
    async signIn(
      { userName, pwd, validationCode, uuid, userAgent, ip }: SignIn,
      onKnown: (userId: string) => void = () => undefined,
    ): Promise<SignInResult> {
      await captcha.use(uuid, validationCode);
      const nameKey = nameKeyOf(userName);
      const key = { nameKey, network: networkOf(ip) };
      const user = await users.findByNameKey(nameKey);
      if (user !== null) onKnown(user.id);
      if (await failures.isLocked(key, clock.now())) return reject(user, 'account_locked');
      const isCorrect = await verifyPassword(user?.passwordHash ?? (await unknownHash), pwd);
      if (user === null || !isCorrect) {
        const counted = await db.transaction(async (tx) => {
          const count = await failuresIn(tx).add(key, clock.now());
          await recordFailedPassword(tx, user, { count, reason: 'credentials_incorrect' });
          return count;
        });
        await failures.forgetOld(clock.now());
        throw new DomainError(counted === 'locked' ? 'account_locked' : 'credentials_incorrect');
      }
      if (user.status === 'frozen') return reject(user, 'account_frozen');
      // simultaneous tries all find the name unlocked: this one counts only if the others have not locked it
      if (!(await failures.clear(key, clock.now()))) return reject(user, 'account_locked');
      return letIn(user, userAgent);
    },
  };

  async function reject(
    user: SignInUser | null,
    reason: 'account_locked' | 'account_frozen',
  ): Promise<never> {
    await recordFailedSignIn(db, user, reason);
    throw new DomainError(reason);
  }

  /** Opens no session when the password was changed during the check, since the change ended all other sessions. */
  function letIn(user: SignInUser, userAgent: string | null): Promise<SignInResult> {
    return db.transaction(async (tx) => {
      if (!(await createUsersRepository(tx).holdPassword(user.id, user.passwordHash)))
        throw new DomainError('credentials_incorrect');
      if ((await createSecondFactorsRepository(tx).find(user.id)) !== null)
        return { challenge: await createSignInChallengesRepository(tx).add(user, clock.now()) };
      return { token: await startSession(tx, { user, userAgent, clock }) };
    });
  }
}
