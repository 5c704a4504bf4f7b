import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { accounts } from '../../platform/db/schema';

/**
 * Stores balances that the provider returned. The version of the account does not change, so that a new balance causes
 * no edit conflict.
 */
export function createBalancesRepository({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /** `balance` is decimal text in the account's currency. */
    async store(accountId: number, balance: string): Promise<void> {
      await db
        .update(accounts)
        .set({ balance, balanceTime: clock.now(), balanceSource: 'provider', balanceBy: null })
        .where(eq(accounts.accountId, accountId));
    },
  };
}
