import type { ManagedUser } from '@meridian/api-client/contract';
import type { CompanySignInConfig } from '../../platform/config/config-sign-in';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import type { UserSave } from '../user-administration';
import { mappedTargets } from './claim-values';
import { findAccountIds, findRoleIds } from './claimed-access.repository';

type Access = Pick<UserSave, 'roleIds' | 'accountIds'>;

/**
 * Roles and accounts according to the claims; without a mapping, they remain as in `current`. Unknown names are
 * ignored.
 *
 * Errors: `company_no_role` if roles are mapped but none remains, because a user without roles would have the default
 * role.
 */
export async function claimedAccess(
  tx: Database,
  { roles: roleMapping, accounts: accountMapping }: CompanySignInConfig,
  { claims, current }: { claims: Readonly<Record<string, unknown>>; current: Access },
): Promise<Access> {
  const access = { ...current };
  if (roleMapping) {
    access.roleIds = await findRoleIds(tx, mappedTargets(roleMapping, claims));
    if (access.roleIds.length === 0) throw new DomainError('company_no_role');
  }
  if (accountMapping) access.accountIds = await findAccountIds(tx, mappedTargets(accountMapping, claims));
  return access;
}

/** Whether a user already has exactly this access. */
export function hasAccess(user: ManagedUser, { roleIds, accountIds }: Access): boolean {
  const isSame = (one: readonly (string | number)[], other: readonly (string | number)[]) =>
    JSON.stringify([...one].toSorted()) === JSON.stringify([...other].toSorted());
  return (
    isSame(
      user.roles.map(({ id }) => id),
      roleIds,
    ) && isSame(user.accountIds, accountIds)
  );
}
