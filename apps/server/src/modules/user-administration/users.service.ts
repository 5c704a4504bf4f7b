import type { ManagedUser } from '@meridian/api-client/contract';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { createPasswordHash, pwdOf } from '../../platform/lib/password';
import { createRandomPassword } from '../../platform/lib/random-password';
import { notifyMessages } from '../../platform/signals';
import { createSecondFactorsRepository, notifySecondFactor, unlockUser } from '../auth';
import type { ChangeAccess } from './access-change';
import { recordUserSave, userObject } from './record-user';
import { changeUser, createUser, type UserSave } from './save-user';
import {
  endSessions,
  findChangeable,
  findUser,
  findVersion,
  requireReach,
  type UserChange,
  type UserVersion,
} from './user-change';
import { createManagedUsersRepository } from './users.repository';

export interface UserWithPassword {
  user: ManagedUser;
  oneTimePassword: string | null;
}

const oneTimeLength = 12;

/**
 * Changes users, one transaction per change. A change takes effect with the next request, and immediately in open
 * consoles.
 */
export function createUsersService({
  db,
  changeAccess,
  ...parts
}: {
  db: Database;
  clock: Clock;
  changeAccess: ChangeAccess;
  unlockMinutes: number;
}) {
  const change = <Result>(userId: string, run: (change: UserChange) => Promise<Result>) =>
    changeAccess({ userId, needs: 'system:user:edit' }, (access) => run({ ...access, ...parts }));

  return {
    /** Errors: `not_found`. */
    find: (id: string, caller: Caller) => findUser({ tx: db, caller, ...parts }, id),

    /** Errors: those of `createUser` and `changeUser`. */
    async save({ id, ...save }: UserSave, userId: string): Promise<UserWithPassword> {
      if (id !== undefined)
        return {
          user: await change(userId, (access) => changeUser(access, { ...save, id })),
          oneTimePassword: null,
        };
      const { oneTimePassword, passwordHash } = await newPassword();
      const user = await change(userId, (access) => createUser(access, save, passwordHash));
      return { user, oneTimePassword };
    },

    /** Errors: those of `removeUser`. */
    remove: (version: UserVersion, userId: string) => change(userId, (access) => removeUser(access, version)),

    /** Errors: `not_found`, `not_allowed`. */
    unlock: (id: string, userId: string) => change(userId, (access) => unlock(access, id)),

    /** Errors: those of `resetPassword`. */
    async resetPassword(version: UserVersion, userId: string): Promise<UserWithPassword> {
      const { oneTimePassword, passwordHash } = await newPassword();
      const user = await change(userId, (access) => resetPassword(access, version, passwordHash));
      return { user, oneTimePassword };
    },

    /** Errors: those of `removeSecondFactor`. */
    removeSecondFactor: (version: UserVersion, userId: string) =>
      change(userId, (access) => removeSecondFactor(access, version)),

    /** Errors: `not_found`, `not_allowed`. */
    closeSessions: (which: UserSessions, userId: string) =>
      change(userId, (access) => closeSessions(access, which)),
  };
}

/** Creates a one-time password. Hashing takes time, so call it before the transaction, for which others wait. */
async function newPassword(): Promise<{ oneTimePassword: string; passwordHash: string }> {
  const oneTimePassword = createRandomPassword(oneTimeLength);
  return { oneTimePassword, passwordHash: await createPasswordHash(pwdOf(oneTimePassword)) };
}

/** Errors: those of `findVersion` and `requireReach`; `invalid_request` for oneself. */
async function removeUser(change: UserChange, version: UserVersion): Promise<void> {
  const { tx } = change;
  const user = await findVersion(change, version);
  const { id, isSelf } = user;
  if (isSelf) throw new DomainError('invalid_request', {}, { messageKey: 'self_lockout' });
  requireReach(user);
  await endSessions(change, id, 'deleted');
  await createManagedUsersRepository(tx).remove(id);
  await recordUserSave(tx, { previous: user, user: undefined });
  await notifyMessages(tx, id);
}

async function unlock(change: UserChange, id: string): Promise<ManagedUser> {
  const { tx } = change;
  const user = await findChangeable(change, id);
  await unlockUser(tx, user.userName);
  await recordAudit(tx, { action: 'userUnlock', object: userObject(user) });
  return findUser(change, id);
}

/**
 * Sets a one-time password, unlocks the username and ends all sessions of the user.
 *
 * Errors: those of `findVersion` and `requireReach`; `invalid_request` for oneself.
 */
async function resetPassword(
  change: UserChange,
  version: UserVersion,
  passwordHash: string,
): Promise<ManagedUser> {
  const { tx, time } = change;
  const user = await findVersion(change, version);
  const { id, isSelf, userName } = user;
  requireReach(user);
  if (isSelf) throw new DomainError('invalid_request', {}, { messageKey: 'self_lockout' });
  await createManagedUsersRepository(tx).setPassword(id, passwordHash, time);
  await unlockUser(tx, userName);
  await recordAudit(tx, { action: 'userPasswordReset', object: { id, name: userName } });
  await endSessions(change, id, 'password_reset');
  await notifyMessages(tx, id);
  return findUser(change, id);
}

/**
 * Errors: those of `findVersion` and `requireReach`; `not_allowed` for oneself, which requires password and code;
 * `not_found` if two-step verification is off.
 */
async function removeSecondFactor(change: UserChange, version: UserVersion): Promise<ManagedUser> {
  const { tx, clock } = change;
  const user = await findVersion(change, version);
  if (user.isSelf) throw new DomainError('not_allowed');
  requireReach(user);
  if (!(await createSecondFactorsRepository(tx).remove(user.id))) throw new DomainError('not_found');
  await recordAudit(tx, { action: 'userSecondFactorRemove', object: userObject(user) });
  const named = { id: user.id, name: user.userName };
  await notifySecondFactor(tx, named, { kind: 'secondFactorRemoved', left: 0, time: clock.now() });
  return findUser(change, user.id);
}

interface UserSessions {
  id: string;
  /** Absent: all sessions. */
  sessionId?: string | undefined;
}

async function closeSessions(change: UserChange, { id, sessionId }: UserSessions): Promise<void> {
  const { tx, clock } = change;
  const user = await findChangeable(change, id);
  if (sessionId === undefined) await endSessions(change, id, 'signed_out');
  else if (!(await createSessionsRepository({ db: tx, clock }).closeOne(id, sessionId, 'signed_out')))
    throw new DomainError('not_found');
  await recordAudit(tx, { action: 'sessionEnd', object: userObject(user) });
  await notifyMessages(tx, id);
}
