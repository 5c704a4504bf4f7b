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
  /** Client hash of the password. */
  pwd: string;
  validationCode: string;
  uuid: string;
  /** User agent of the device. */
  userAgent: string | null;
  /** IP address of the client. */
  ip: string;
}

/** A session token, or the challenge for the second step. */
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
 * Logs users in. The order of the steps protects against attacks: the captcha is consumed before the name is queried,
 * an unknown name takes the same steps and time as a known one, and only the correct password reveals that a user is
 * suspended.
 */
export function createSignInService({ db, users, captcha, failuresIn, clock }: SignInServiceOptions) {
  const failures = failuresIn(db);
  // a random password hash, to be verified for unknown names
  const unknownHash = createPasswordHash(randomBytes(32).toString('hex'));

  return {
    /**
     * Opens a session and returns its token, or, with two-step verification, the challenge for `complete`.
     *
     * Errors: `captcha_expired`; `captcha_incorrect`; `account_locked` after three failures from the client's network;
     * `credentials_incorrect` for both unknown names and wrong passwords; `account_frozen`. `onKnown` gets the named
     * user in any case.
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
        await failures.deleteOld(clock.now());
        throw new DomainError(counted === 'locked' ? 'account_locked' : 'credentials_incorrect');
      }
      if (user.status === 'frozen') return reject(user, 'account_frozen');
      // concurrent tries all find the name unlocked: this one succeeds only if the others have not locked it
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

  /** Opens a session, unless the password was changed during the check: that change ended all other sessions. */
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
