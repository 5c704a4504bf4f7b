import { defaultRole, type ManagedUser } from '@meridian/api-client/contract';
import type { LanguageId } from '@meridian/i18n/core';
import { builtInRoles } from '../../platform/db/built-in-roles';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { nameKeyOf } from '../../platform/lib/name-key';
import { notifyMessages } from '../../platform/signals';
import { coversPermissions } from './access-change';
import { recordUserSave } from './record-user';
import { createRolesRepository } from './roles.repository';
import { endSessions, findUser, findVersion, requireReach, type UserChange } from './user-change';
import { createManagedUsersRepository, type UserContent } from './users.repository';

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

/** Errors: those of `checkGrants`; `invalid_request` for a name with invisible characters; `duplicate`. */
export async function createUser(
  change: UserChange,
  save: UserSave,
  passwordHash: string,
): Promise<ManagedUser> {
  await checkGrants(change, save, undefined);
  const name = save.userName;
  if (/\p{Cf}/u.test(name)) throw invalidField('userName', 'forbidden_characters');
  const id = await createManagedUsersRepository(change.tx).add({
    ...contentOf(save),
    name,
    nameKey: nameKeyOf(name),
    passwordHash,
    createdTime: change.time,
  });
  if (id === undefined) throw new DomainError('duplicate', {}, { messageKey: 'user_name_taken' });
  return storeAccess(change, save, { id, previous: undefined });
}

/**
 * Errors: those of `findVersion`, `requireReach` and `checkGrants`; `invalid_request` for a changed username, and for
 * suspending oneself.
 */
export async function changeUser(
  change: UserChange,
  { id, ...save }: UserSave & { id: string },
): Promise<ManagedUser> {
  const previous = await findVersion(change, { id, version: save.version });
  if (nameKeyOf(previous.userName) !== nameKeyOf(save.userName)) throw invalidField('userName', 'invalid');
  if (previous.isSelf && save.isFrozen) {
    const fields = { isFrozen: 'self_lockout' } as const;
    throw new DomainError('invalid_request', {}, { fields, messageKey: 'self_lockout' });
  }
  if (previous.isFrozen !== save.isFrozen || !hasRoles(previous, save.roleIds)) requireReach(previous);
  const held = previous.roles.map((role) => role.id);
  await checkGrants(change, save, held);
  await createManagedUsersRepository(change.tx).save(id, contentOf(save));
  return storeAccess(change, save, { id, previous });
}

const contentOf = ({ displayName, language, isFrozen }: UserSave): UserContent => ({
  displayName,
  languageId: language,
  status: isFrozen ? 'frozen' : 'active',
});

function hasRoles({ roles }: ManagedUser, roleIds: readonly string[]): boolean {
  const wanted = new Set(roleIds);
  return roles.length === wanted.size && roles.every(({ id }) => wanted.has(id));
}

/**
 * `held`: ids of the current roles; undefined for a new user. A user without roles gets the default one.
 *
 * Errors: `not_allowed` for an account without access, or a role with a permission that the granting user lacks;
 * `invalid_request` for an unknown role.
 */
async function checkGrants(
  { tx, caller }: UserChange,
  { roleIds, accountIds }: UserSave,
  held: readonly string[] | undefined,
): Promise<void> {
  if (!accountIds.every((id) => caller.accountIds.includes(id))) throw new DomainError('not_allowed');
  const getsDefaultRole = roleIds.length === 0 && held?.length !== 0;
  if (getsDefaultRole && !coversPermissions(caller.permissions, builtInRoles[defaultRole]))
    throw new DomainError('not_allowed');
  const known = await createRolesRepository(tx).list();
  for (const roleId of roleIds) {
    const role = known.find(({ id }) => id === roleId);
    if (role === undefined) throw invalidField('roleIds', 'invalid');
    if (held?.includes(roleId) !== true && !coversPermissions(caller.permissions, role.permissions))
      throw new DomainError('not_allowed');
  }
}

/** Stores roles and accounts, records the change and notifies consoles; returns the changed user. */
async function storeAccess(
  change: UserChange,
  { roleIds, accountIds, isFrozen }: UserSave,
  { id, previous }: { id: string; previous: ManagedUser | undefined },
): Promise<ManagedUser> {
  const { tx, caller } = change;
  const users = createManagedUsersRepository(tx);
  await users.setRoles(id, [...new Set(roleIds)]);
  await users.setAccounts(id, [...new Set(accountIds)], caller.accountIds);
  if (isFrozen) await endSessions(change, id, 'frozen');
  await notifyMessages(tx, id);
  const user = await findUser(change, id);
  await recordUserSave(tx, { previous, user });
  return user;
}
