import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts } from '../../platform/db/schema';

/** The number of an account; undefined without it. */
export async function findAccountNo(db: Database, accountId: number): Promise<string | undefined> {
  const [account] = await db
    .select({ accountNo: accounts.accountNo })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  return account?.accountNo;
}
