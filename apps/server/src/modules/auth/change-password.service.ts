import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { sendNotice } from '../../kits/notices/notices';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { isCommonPassword, isNameAsPassword } from '../../platform/lib/common-passwords';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { createPasswordHash } from '../../platform/lib/password';
import type { OwnPasswordCheck } from './own-password';
import { createUsersRepository } from './users.repository';

export interface PasswordChange {
  userId: string;
  userName: string;
  /** Token of the current session. It is the only session that remains, with a new token. */
  token: string;
  /** Client hashes of the old and new password. */
  oldPwd: string;
  newPwd: string;
}

/**
 * Changes the user's own password. Three wrong old passwords lock the change, so that a stolen session cannot guess it.
 */
export function createChangePasswordService({
  db,
  ownPassword,
  clock,
}: {
  /** For transactions. */
  db: Database;
  ownPassword: OwnPasswordCheck;
  clock: Clock;
}) {
  return {
    /**
     * Stores the new password, ends all other sessions, notifies the user, and returns the new token of this session.
     *
     * Errors: `account_locked` after three failures; `old_password_incorrect`; `invalid_request` if the password is
     * unchanged, common or the username; `login_expired` if this session has ended. Nothing is changed after an error.
     */
    async changePassword({ userId, userName, token, oldPwd, newPwd }: PasswordChange): Promise<string> {
      const { key, passwordHash: oldHash } = await ownPassword.verify(
        { userId, userName, pwd: oldPwd },
        'old_password_incorrect',
      );
      if (newPwd === oldPwd) throw invalidField('newPwd', 'same_password');
      if (isNameAsPassword(newPwd, userName)) throw invalidField('newPwd', 'name_as_password');
      if (isCommonPassword(newPwd)) throw invalidField('newPwd', 'common_password');
      const newHash = await createPasswordHash(newPwd);

      return db.transaction(async (tx) => {
        const isStillOld = await createUsersRepository(tx).replacePassword(userId, {
          oldHash,
          newHash,
          time: clock.now(),
        });
        if (!isStillOld) throw new DomainError('old_password_incorrect');
        await ownPassword.pass(tx, key);
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
