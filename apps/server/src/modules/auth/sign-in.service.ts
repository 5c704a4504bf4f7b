import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { networkOf } from '../../lib/client-key';
import { DomainError } from '../../lib/domain-error';
import { nameKeyOf } from '../../lib/name-key';
import { createPasswordHash, verifyPassword } from '../../lib/password';
import type { CaptchaService } from './captcha.service';
import { createSessionsRepository } from './sessions.repository';
import type { SignInFailuresRepository } from './sign-in-failures.repository';
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

export interface SignInServiceOptions {
  /** For transactions. */
  db: Database;
  users: UsersRepository;
  captcha: CaptchaService;
  failures: SignInFailuresRepository;
  clock: Clock;
}

/**
 * Signs users in. The order of the steps is a protection: the captcha is used before the name is queried, an unknown
 * name takes the same steps and time as a known one, and only the correct password reveals that a user is frozen.
 */
export function createSignInService({ db, users, captcha, failures, clock }: SignInServiceOptions) {
  // the password of unknown names, which nobody knows
  const unknownHash = createPasswordHash(randomBytes(32).toString('hex'));

  return {
    /**
     * Opens a session and returns its token.
     *
     * Errors: `captcha_expired`, `captcha_incorrect`, `account_locked` after three failures from the client's network, `credentials_incorrect` for
     * an unknown name and a wrong password alike, `account_frozen`.
     */
    async signIn({ userName, pwd, validationCode, uuid, userAgent, ip }: SignIn): Promise<string> {
      await captcha.use(uuid, validationCode);
      const nameKey = nameKeyOf(userName);
      const key = { nameKey, network: networkOf(ip) };
      if (await failures.isLocked(key, clock.now())) throw new DomainError('account_locked');
      const user = await users.findByNameKey(nameKey);
      const isCorrect = await verifyPassword(user?.passwordHash ?? (await unknownHash), pwd);
      if (user === null || !isCorrect) {
        const wasOpen = await failures.add(key, clock.now());
        throw new DomainError(wasOpen ? 'credentials_incorrect' : 'account_locked');
      }
      if (user.status === 'frozen') throw new DomainError('account_frozen');
      // simultaneous tries all find the name unlocked: this one counts only if the others have not locked it
      if (!(await failures.clear(key, clock.now()))) throw new DomainError('account_locked');
      return openSession(user, userAgent);
    },
  };

  /** Opens no session when the password was changed during the check, since the change ended all other sessions. */
  function openSession({ id, passwordHash }: SignInUser, userAgent: string | null): Promise<string> {
    return db.transaction(async (tx) => {
      const stored = createUsersRepository(tx);
      if (!(await stored.holdPassword(id, passwordHash))) throw new DomainError('credentials_incorrect');
      await stored.noteSignIn(id, clock.now());
      return createSessionsRepository({ db: tx, clock }).open(id, userAgent);
    });
  }
}
