import type { ProviderId } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts } from '../../platform/db/schema';

/** Number of an account; undefined if there is no such account. */
export async function findAccountNo(db: Database, accountId: number): Promise<string | undefined> {
  const [account] = await db
    .select({ accountNo: accounts.accountNo })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  return account?.accountNo;
}

/** Provider of an account; undefined if there is no such account. */
export async function findAccountProvider(db: Database, accountId: number): Promise<ProviderId | undefined> {
  const [account] = await db
    .select({ provider: accounts.provider })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  return account?.provider;
}
