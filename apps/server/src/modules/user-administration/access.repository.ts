import { adminRole } from '@meridian/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, roles, userRoles, users } from '../../platform/db/schema';

/** Locks users and roles against other changes on all servers, until the transaction ends. */
export async function lockAccess(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('access of users'))`);
}

/** Whether an active user is an administrator. */
export async function hasAdministrator(tx: Database): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(roles.name, adminRole), eq(users.status, 'active')))
    .limit(1);
  return found.length > 0;
}

export async function findAllAccountIds(db: Database): Promise<number[]> {
  const rows = await db.select({ id: accounts.accountId }).from(accounts);
  return rows.map(({ id }) => id);
}

/** Account numbers by id. */
export async function findAccountNumbers(
  tx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: accounts.accountId, accountNo: accounts.accountNo })
    .from(accounts)
    .where(inArray(accounts.accountId, [...ids]));
  return new Map(rows.map(({ id, accountNo }) => [id, accountNo]));
}
