import { defaultRole, type ManagedUser, type SessionEndReason } from '@meridian/api-client/contract';
import type { LanguageId } from '@meridian/i18n/core';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { builtInRoles } from '../../platform/db/built-in-roles';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { nameKeyOf } from '../../platform/lib/name-key';
import { createPasswordHash, pwdOf } from '../../platform/lib/password';
import { createRandomPassword } from '../../platform/lib/random-password';
import { notifyMessages } from '../../platform/signals';
import { notifySecondFactor, createSecondFactorsRepository, unlockUser } from '../auth';
import { coversPermissions, type AccessChange, type ChangeAccess } from './access-change';
import { recordUserSave, userObject } from './record-user';
import { createRolesRepository } from './roles.repository';
import { createManagedUsersRepository } from './users.repository';

export interface UserSave {
  id?: string | undefined;
  version?: number | undefined;
  userName: string;
  displayName: string;
  language: LanguageId;
  isFrozen: boolean;
  roleIds: readonly string[];
  accountIds: readonly number[];
}

export interface UserWithPassword {
  user: ManagedUser;
  oneTimePassword: string | null;
}

interface UserVersion {
  id: string;
  version: number;
}

const oneTimeLength = 12;

/** Changes users, each change in one transaction. It takes effect with the next request, and in open consoles at once. */
export function createUsersService({
  db,
  clock,
  changeAccess,
  unlockMinutes,
}: {
  db: Database;
  clock: Clock;
  changeAccess: ChangeAccess;
  unlockMinutes: number;
}) {
  const readerOf = (caller: Caller) => ({ caller, now: clock.now(), unlockMinutes });
  const change = <Result>(userId: string, run: (change: AccessChange) => Promise<Result>) =>
    changeAccess({ userId, needs: 'system:user:edit' }, run);

  /** Errors: `not_found`. */
  async function find(tx: Database, id: string, caller: Caller): Promise<ManagedUser> {
    const user = await createManagedUsersRepository(tx).find(id, readerOf(caller));
    if (user === undefined) throw new DomainError('not_found');
    return user;
  }

  /** A user that the caller may change. Errors: `not_found`, `not_allowed`, `conflict` with the current user. */
  async function findEditable(
    { tx, caller }: AccessChange,
    { id, version }: { id: string; version?: number | undefined },
  ) {
    const user = await find(tx, id, caller);
    if (!user.canEdit) throw new DomainError('not_allowed');
    if (user.version !== version) throw new DomainError('conflict', {}, { data: user });
    return user;
  }

  /**
   * `held`: ids of the roles until now; undefined for a new user. A user without roles gets the default one.
   *
   * Errors: `not_allowed` for an account or a role with a permission that the caller lacks, `invalid_request` for an unknown role.
   */
  async function checkGrants(
    { tx, caller }: AccessChange,
    { roleIds, accountIds }: UserSave,
    held: readonly string[] | undefined,
  ) {
    if (!accountIds.every((id) => caller.accountIds.includes(id))) throw new DomainError('not_allowed');
    const getsDefaultRole = roleIds.length === 0 && held?.length !== 0;
    if (getsDefaultRole && !coversPermissions(caller.permissions, builtInRoles[defaultRole])) {
      throw new DomainError('not_allowed');
    }
    const known = await createRolesRepository(tx).list();
    for (const roleId of roleIds) {
      const role = known.find(({ id }) => id === roleId);
      if (role === undefined) throw invalidField('roleIds', 'invalid');
      if (held?.includes(roleId) !== true && !coversPermissions(caller.permissions, role.permissions)) {
        throw new DomainError('not_allowed');
      }
    }
  }

  /** Errors: `not_allowed` for what would also take effect in accounts that the caller may not see. */
  function requireReach({ otherAccountCount }: ManagedUser): void {
    if (otherAccountCount > 0)
      throw new DomainError('not_allowed', {}, { messageKey: 'user_other_accounts' });
  }

  async function endSessions({ tx }: AccessChange, userId: string, reason: SessionEndReason): Promise<void> {
    await createSessionsRepository({ db: tx, clock }).closeAll(userId, reason);
  }

  return {
    /** Errors: `not_found`. */
    find: (id: string, caller: Caller) => find(db, id, caller),

    /** Errors: those of `userSave`. */
    async save(save: UserSave, userId: string): Promise<UserWithPassword> {
      const isNew = save.id === undefined;
      const oneTimePassword = isNew ? createRandomPassword(oneTimeLength) : null;
      // computed before the transaction, which others wait for
      const passwordHash = oneTimePassword === null ? null : await createPasswordHash(pwdOf(oneTimePassword));
      return change(userId, async (access) => {
        const { tx, caller, time } = access;
        const users = createManagedUsersRepository(tx);
        const content = {
          displayName: save.displayName,
          languageId: save.language,
          status: save.isFrozen ? ('frozen' as const) : ('active' as const),
        };
        const previous =
          save.id === undefined ? undefined : await findEditable(access, { ...save, id: save.id });
        if (previous && nameKeyOf(previous.userName) !== nameKeyOf(save.userName)) {
          throw invalidField('userName', 'invalid');
        }
        if (previous?.isSelf === true && save.isFrozen) {
          throw new DomainError(
            'invalid_request',
            {},
            { fields: { isFrozen: 'self_lockout' }, messageKey: 'self_lockout' },
          );
        }
        if (previous && (previous.isFrozen !== save.isFrozen || !hasRoles(previous, save.roleIds)))
          requireReach(previous);
        await checkGrants(
          access,
          save,
          previous?.roles.map(({ id }) => id),
        );
        const name = save.userName;
        const id =
          previous?.id ??
          (passwordHash === null || /\p{Cf}/u.test(name)
            ? undefined
            : await users.add({
                ...content,
                name,
                nameKey: nameKeyOf(name),
                passwordHash,
                createdTime: time,
              }));
        if (id === undefined) {
          if (/\p{Cf}/u.test(name)) throw invalidField('userName', 'forbidden_characters');
          throw new DomainError('duplicate', {}, { messageKey: 'user_name_taken' });
        }
        if (previous) await users.save(id, content);
        await users.setRoles(id, [...new Set(save.roleIds)]);
        await users.setAccounts(id, [...new Set(save.accountIds)], caller.accountIds);
        if (save.isFrozen) await endSessions(access, id, 'frozen');
        await notifyMessages(tx, id);
        const user = await find(tx, id, caller);
        await recordUserSave(tx, { previous, user });
        return { user, oneTimePassword };
      });
    },

    /** Errors: those of `findEditable` and `requireReach`, `invalid_request` for oneself. */
    remove(version: UserVersion, userId: string): Promise<void> {
      return change(userId, async (access) => {
        const user = await findEditable(access, version);
        const { id, isSelf } = user;
        if (isSelf) throw new DomainError('invalid_request', {}, { messageKey: 'self_lockout' });
        requireReach(user);
        await endSessions(access, id, 'deleted');
        await createManagedUsersRepository(access.tx).remove(id);
        await recordUserSave(access.tx, { previous: user, user: undefined });
        await notifyMessages(access.tx, id);
      });
    },

    /** Errors: `not_found`, `not_allowed`. */
    unlock(id: string, userId: string): Promise<ManagedUser> {
      return change(userId, async ({ tx, caller }) => {
        const user = await find(tx, id, caller);
        if (!user.canEdit) throw new DomainError('not_allowed');
        await unlockUser(tx, user.userName);
        await recordAudit(tx, { action: 'userUnlock', object: userObject(user) });
        return find(tx, id, caller);
      });
    },

    /**
     * Sets a one-time password, unlocks the name and ends every session of the user.
     *
     * Errors: those of `findEditable` and `requireReach`.
     */
    async resetPassword(version: UserVersion, userId: string): Promise<UserWithPassword> {
      const oneTimePassword = createRandomPassword(oneTimeLength);
      const passwordHash = await createPasswordHash(pwdOf(oneTimePassword));
      return change(userId, async (access) => {
        const { tx, caller, time } = access;
        const user = await findEditable(access, version);
        const { id, isSelf, userName } = user;
        requireReach(user);
        if (isSelf) throw new DomainError('invalid_request', {}, { messageKey: 'self_lockout' });
        await createManagedUsersRepository(tx).setPassword(id, passwordHash, time);
        await unlockUser(tx, userName);
        await recordAudit(tx, { action: 'userPasswordReset', object: { id, name: userName } });
        await endSessions(access, id, 'password_reset');
        await notifyMessages(tx, id);
        return { user: await find(tx, id, caller), oneTimePassword };
      });
    },

    /** Errors: those of `findEditable` and `requireReach`; `not_allowed` for oneself, who needs password and code; `not_found` without one. */
    removeSecondFactor(version: UserVersion, userId: string): Promise<ManagedUser> {
      return change(userId, async (access) => {
        const { tx, caller } = access;
        const user = await findEditable(access, version);
        if (user.isSelf) throw new DomainError('not_allowed');
        requireReach(user);
        if (!(await createSecondFactorsRepository(tx).remove(user.id))) throw new DomainError('not_found');
        await recordAudit(tx, { action: 'userSecondFactorRemove', object: userObject(user) });
        const named = { id: user.id, name: user.userName };
        await notifySecondFactor(tx, named, { kind: 'secondFactorRemoved', left: 0, time: clock.now() });
        return find(tx, user.id, caller);
      });
    },

    /** Ends one session of a user, or all. Errors: `not_found`, `not_allowed`. */
    closeSessions(
      { id, sessionId }: { id: string; sessionId?: string | undefined },
      userId: string,
    ): Promise<void> {
      return change(userId, async (access) => {
        const { tx, caller } = access;
        const user = await find(tx, id, caller);
        if (!user.canEdit) throw new DomainError('not_allowed');
        if (sessionId === undefined) await endSessions(access, id, 'signed_out');
        else if (!(await createSessionsRepository({ db: tx, clock }).closeOne(id, sessionId, 'signed_out'))) {
          throw new DomainError('not_found');
        }
        await recordAudit(tx, { action: 'sessionEnd', object: userObject(user) });
        await notifyMessages(tx, id);
      });
    },
  };
}

function hasRoles({ roles }: ManagedUser, roleIds: readonly string[]): boolean {
  const wanted = new Set(roleIds);
  return roles.length === wanted.size && roles.every(({ id }) => wanted.has(id));
}
