import type { Channel } from '@meridian/api-client/contract';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db';
import { accounts, providerCredentials, reportSyncs } from '../../db/schema';

/** An account whose reports are read. */
export interface SyncedAccount {
  accountId: number;
  currency: string;
  timeZone: string;
  channels: readonly Channel[];
}

/** The accounts whose reports are read. */
export function createSyncedAccounts(db: Database) {
  const inUse = isNull(accounts.archivedTime);

  return {
    /** The accounts with credentials that may be read now: nothing failed lately, or the credentials are newer than that. */
    async findDue(now: Date): Promise<number[]> {
      const rows = await db
        .select({ accountId: accounts.accountId })
        .from(accounts)
        .innerJoin(providerCredentials, eq(providerCredentials.accountId, accounts.accountId))
        .leftJoin(reportSyncs, eq(reportSyncs.accountId, accounts.accountId))
        .where(
          and(
            inUse,
            or(
              isNull(reportSyncs.nextTime),
              lte(reportSyncs.nextTime, now),
              gt(providerCredentials.updatedTime, reportSyncs.failedTime),
            ),
          ),
        )
        .orderBy(accounts.accountId);
      return rows.map(({ accountId }) => accountId);
    },

    /** Undefined for an account that is not in use, or has no credentials. */
    async findAccount(accountId: number): Promise<SyncedAccount | undefined> {
      const [account] = await db
        .select({
          accountId: accounts.accountId,
          currency: accounts.currency,
          timeZone: accounts.timeZone,
          channels: accounts.channels,
        })
        .from(accounts)
        .innerJoin(providerCredentials, eq(providerCredentials.accountId, accounts.accountId))
        .where(and(eq(accounts.accountId, accountId), inUse));
      return account;
    },
  };
}
