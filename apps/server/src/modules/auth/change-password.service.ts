import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { DomainError, invalidField } from '../../lib/domain-error';
import { createPasswordHash, verifyPassword } from '../../lib/password';
import { sendNotice } from '../messages/notices';
import { createSessionsRepository } from './sessions.repository';
import { createSignInFailuresRepository, type SignInFailuresRepository } from './sign-in-failures.repository';
import { createUsersRepository, type UsersRepository } from './users.repository';

export interface PasswordChange {
  userId: string;
  userName: string;
  /** Token of the current session, the only one that stays, with a new token. */
  token: string;
  /** The client's hashes of both. */
  oldPwd: string;
  newPwd: string;
}

/** Changes the user's own password. A wrong old one counts as a failed sign-in, so a stolen session cannot guess it. */
export function createChangePasswordService({
  db,
  users,
  failures,
  clock,
}: {
  /** For transactions. */
  db: Database;
  users: UsersRepository;
  failures: SignInFailuresRepository;
  clock: Clock;
}) {
  return {
    /**
     * Stores the new password, ends every other session of the user, notifies them, and returns the new token of this one.
     *
     * Errors: `account_locked` after three failures, `old_password_incorrect`, `invalid_request` for the same password
     * again, `login_expired` when this session has ended. An error changes nothing.
     */
    async changePassword({ userId, userName, token, oldPwd, newPwd }: PasswordChange): Promise<string> {
      const stored = await users.findPassword(userId);
      if (stored === null) throw new DomainError('login_expired');
      const { nameKey, passwordHash: oldHash } = stored;
      if (await failures.isLocked(nameKey)) throw new DomainError('account_locked');
      if (!(await verifyPassword(oldHash, oldPwd))) {
        const wasOpen = await failures.add(nameKey, clock.now());
        throw new DomainError(wasOpen ? 'old_password_incorrect' : 'account_locked');
      }
      if (newPwd === oldPwd) throw invalidField('newPwd', 'same_password');
      const newHash = await createPasswordHash(newPwd);

      return db.transaction(async (tx) => {
        const isStillOld = await createUsersRepository(tx).replacePassword(userId, { oldHash, newHash });
        if (!isStillOld) throw new DomainError('old_password_incorrect');
        // simultaneous tries all find the name unlocked: this one counts only if the others have not locked it
        if (!(await createSignInFailuresRepository(tx).clear(nameKey)))
          throw new DomainError('account_locked');
        const sessions = createSessionsRepository({ db: tx, clock });
        await sessions.closeOthers(userId, token);
        const replacement = await sessions.replaceToken(token);
        if (replacement === null) throw new DomainError('login_expired');
        const time = clock.now();
        await sendNotice(tx, {
          userId,
          kind: 'password',
          subject: `password:${time.toISOString()}`,
          params: { name: userName },
          link: null,
          time,
        });
        return replacement;
      });
    },
  };
}
