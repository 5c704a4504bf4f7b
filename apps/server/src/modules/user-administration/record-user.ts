import type { AuditValues, ManagedUser } from '@meridian/api-client/contract';
import { languageOfId } from '@meridian/i18n/core';
import { changedValues, recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import { findAccountNumbers } from './access.repository';

/** A user as an object in audit records. */
export const userObject = ({ id, userName }: ManagedUser) => ({ id, name: userName });

/** Records that a user was created (no `previous`), changed, or deleted (no `user`). */
export async function recordUserSave(
  tx: Database,
  { previous, user }: { previous: ManagedUser | undefined; user: ManagedUser | undefined },
): Promise<void> {
  const named = user ?? previous;
  if (named === undefined) return;
  const granted = [previous?.accountIds ?? [], user?.accountIds ?? []] as const;
  const accountIds = [...new Set(granted.flat())];
  const numbers = await findAccountNumbers(tx, accountIds);
  const before = previous && valuesOf(previous, numbers);
  const after = user && valuesOf(user, numbers);
  await recordAudit(tx, {
    action: !previous ? 'userCreate' : user ? 'userChange' : 'userDelete',
    object: userObject(named),
    // readers without access to these accounts must not see them
    accountIds: String(granted[0]) === String(granted[1]) ? [] : accountIds,
    ...(before && after ? changedValues(before, after) : { before: before ?? null, after: after ?? null }),
  });
}

function valuesOf(user: ManagedUser, numbers: ReadonlyMap<number, string>): AuditValues {
  const { userName, displayName, isFrozen, language, roles, accountIds } = user;
  return {
    userName,
    displayName,
    isFrozen,
    language: languageOfId(language) ?? null,
    roles: roles.map(({ name }) => name).toSorted(),
    accounts: accountIds.map((id) => numbers.get(id) ?? String(id)).toSorted(),
  };
}
