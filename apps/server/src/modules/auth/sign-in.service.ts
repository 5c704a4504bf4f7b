import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import { DomainError } from '../../lib/domain-error';
import { nameKeyOf } from '../../lib/name-key';
import { hashPassword, isPassword } from '../../lib/password';
import type { CaptchaService } from './captcha.service';
import type { Sessions } from './sessions.repository';
import type { SignInFailures } from './sign-in-failures.repository';
import type { Users } from './users.repository';

export interface SignIn {
  userName: string;
  /** The client's hash of the password. */
  pwd: string;
  validationCode: string;
  uuid: string;
}

export interface SignInServiceOptions {
  captcha: CaptchaService;
  users: Users;
  failures: SignInFailures;
  sessions: Sessions;
  clock: Clock;
}

/**
 * Signing in. The order is the protection: the captcha is used up before any name is looked up, an unknown name takes
 * the same steps and the same time as a known one, and that an account is frozen is told only to who knows its password.
 */
export function createSignInService({ captcha, users, failures, sessions, clock }: SignInServiceOptions) {
  // what an unknown name is checked against: nobody's password
  const nobody = hashPassword(randomBytes(32).toString('hex'));

  return {
    /**
     * Opens a session and returns its token.
     *
     * Errors: `captcha_expired`, `captcha_incorrect`, `account_locked` after three failures, `credentials_incorrect` for
     * an unknown name and a wrong password alike, `account_frozen`.
     */
    async signIn({ userName, pwd, validationCode, uuid }: SignIn): Promise<string> {
      await captcha.use(uuid, validationCode);
      const nameKey = nameKeyOf(userName);
      if (await failures.isLocked(nameKey)) throw new DomainError('account_locked');
      const user = await users.findByNameKey(nameKey);
      const isRight = await isPassword(user?.passwordHash ?? (await nobody), pwd);
      if (user === null || !isRight) {
        const wasOpen = await failures.add(nameKey, clock.now());
        throw new DomainError(wasOpen ? 'credentials_incorrect' : 'account_locked');
      }
      if (user.status === 'frozen') throw new DomainError('account_frozen');
      // many tries at once all find the name open: the right one counts only if the others have not locked it by now
      if (!(await failures.clear(nameKey))) throw new DomainError('account_locked');
      return sessions.open(user.id);
    },
  };
}
