import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, roles } from '../../platform/db/schema';

/** Ids of the roles with these names. */
export async function findRoleIds(tx: Database, names: string[]): Promise<string[]> {
  const found = await tx.select({ id: roles.id }).from(roles).where(inArray(roles.name, names));
  return found.map(({ id }) => id);
}

/** Ids of the accounts with these numbers. */
export async function findAccountIds(tx: Database, numbers: string[]): Promise<number[]> {
  const found = await tx
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(inArray(accounts.accountNo, numbers));
  return found.map(({ id }) => id);
}
