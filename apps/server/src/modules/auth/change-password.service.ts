import { recordAudit } from '../../audit';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { DomainError, invalidField } from '../../lib/domain-error';
import { createPasswordHash, verifyPassword } from '../../lib/password';
import { sendNotice } from '../messages/notices';
import { recordFailedPassword } from './record-sign-in';
import { createSessionsRepository } from './sessions.repository';
import { passwordChange, type SignInFailuresRepository } from './sign-in-failures.repository';
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

/** Changes the user's own password. Three wrong old ones lock it, so that a stolen session cannot guess it. */
export function createChangePasswordService({
  db,
  users,
  failuresIn,
  clock,
}: {
  /** For transactions. */
  db: Database;
  users: UsersRepository;
  failuresIn: (db: Database) => SignInFailuresRepository;
  clock: Clock;
}) {
  const failures = failuresIn(db);
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
      const key = { nameKey, network: passwordChange };
      if (await failures.isLocked(key, clock.now())) throw new DomainError('account_locked');
      if (!(await verifyPassword(oldHash, oldPwd))) {
        const counted = await db.transaction(async (tx) => {
          const count = await failuresIn(tx).add(key, clock.now());
          const user = { id: userId, name: userName };
          await recordFailedPassword(tx, user, { count, reason: 'old_password_incorrect' });
          return count;
        });
        await failures.forgetOld(clock.now());
        throw new DomainError(counted === 'locked' ? 'account_locked' : 'old_password_incorrect');
      }
      if (newPwd === oldPwd) throw invalidField('newPwd', 'same_password');
      const newHash = await createPasswordHash(newPwd);

      return db.transaction(async (tx) => {
        const isStillOld = await createUsersRepository(tx).replacePassword(userId, {
          oldHash,
          newHash,
          time: clock.now(),
        });
        if (!isStillOld) throw new DomainError('old_password_incorrect');
        // simultaneous tries all find the name unlocked: this one counts only if the others have not locked it
        if (!(await failuresIn(tx).clear(key, clock.now()))) throw new DomainError('account_locked');
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
        await recordAudit(tx, { action: 'passwordChange', object: { id: userId, name: userName } });
        return replacement;
      });
    },
  };
}
