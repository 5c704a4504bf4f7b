import type { Channel, ProviderId } from '@meridian/api-client/contract';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Provider } from '../../kits/provider';
import { needsCredentials } from '../../platform/config/config-provider';
import type { Database } from '../../platform/db';
import { accounts, providerCredentials, reportSyncs } from '../../platform/db/schema';

/** An account whose reports are synced. */
export interface SyncedAccount {
  accountId: number;
  currency: string;
  timeZone: string;
  channels: readonly Channel[];
  provider: ProviderId;
}

/** Accounts of these providers whose reports are synced: those with credentials, or all if their provider needs none. */
export function createSyncedAccountsRepository(
  db: Database,
  providers: readonly Pick<Provider, 'id' | 'name'>[],
) {
  const withoutCredentials = providers.filter(({ name }) => !needsCredentials[name]).map(({ id }) => id);
  const isReadable = and(
    isNull(accounts.archivedTime),
    inArray(
      accounts.provider,
      providers.map(({ id }) => id),
    ),
    or(isNotNull(providerCredentials.accountId), inArray(accounts.provider, withoutCredentials)),
  );

  return {
    /** Accounts that may be synced now: without a recent failure, or with credentials newer than it. */
    async findDue(now: Date): Promise<number[]> {
      const rows = await db
        .select({ accountId: accounts.accountId })
        .from(accounts)
        .leftJoin(providerCredentials, eq(providerCredentials.accountId, accounts.accountId))
        .leftJoin(reportSyncs, eq(reportSyncs.accountId, accounts.accountId))
        .where(
          and(
            isReadable,
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

    /** Undefined for an account that is archived, lacks credentials, or whose provider is not configured. */
    async findAccount(accountId: number): Promise<SyncedAccount | undefined> {
      const [account] = await db
        .select({
          accountId: accounts.accountId,
          currency: accounts.currency,
          timeZone: accounts.timeZone,
          channels: accounts.channels,
          provider: accounts.provider,
        })
        .from(accounts)
        .leftJoin(providerCredentials, eq(providerCredentials.accountId, accounts.accountId))
        .where(and(eq(accounts.accountId, accountId), isReadable));
      return account;
    },
  };
}
