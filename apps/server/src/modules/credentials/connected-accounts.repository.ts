import type { ProviderId } from '@meridian/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, providerCredentials } from '../../platform/db/schema';
import { DomainError } from '../../platform/lib/domain-error';

/** Active accounts of these providers with credentials. */
export async function findConnectedAccounts(
  db: Database,
  providers: readonly ProviderId[],
): Promise<number[]> {
  const rows = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .innerJoin(providerCredentials, eq(providerCredentials.accountId, accounts.accountId))
    .where(and(isNull(accounts.archivedTime), inArray(accounts.provider, [...providers])))
    .orderBy(accounts.accountId);
  return rows.map(({ accountId }) => accountId);
}

/** Errors: `not_found`. */
export async function requireAccount(db: Database, accountId: number): Promise<void> {
  const found = await db.$count(accounts, eq(accounts.accountId, accountId));
  if (found === 0) throw new DomainError('not_found');
}

/** Locks an account against deletion until the transaction ends, and returns its name. Errors: `not_found`. */
export async function lockAccount(tx: Database, accountId: number): Promise<string> {
  const [found] = await tx
    .select({ name: accounts.accountName })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('key share');
  if (found === undefined) throw new DomainError('not_found');
  return found.name;
}
