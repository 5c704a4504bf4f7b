import type { FastifyBaseLogger } from 'fastify';
import { isProviderError, type Provider } from '../../kits/provider';
import type { Database } from '../../platform/db';
import { findConnectedAccounts } from './connected-accounts.repository';

const requestMs = 30_000;

export interface BalanceSyncOptions {
  db: Database;
  provider: Provider;
  store: (accountId: number, balance: string) => Promise<void>;
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/**
 * The work of the queue `sync-balances`: every hour, it reads the balance of each account with credentials that is in use,
 * one after the other. An account that fails leaves its balance, with its time, and holds up no other.
 */
export function createBalanceSync(options: BalanceSyncOptions): () => Promise<void> {
  const { db, provider, store, log } = options;

  async function sync(accountId: number): Promise<void> {
    try {
      const connection = await provider.connect(accountId);
      const { balance } = await connection.readAccount({ signal: AbortSignal.timeout(requestMs) });
      if (balance !== null) await store(accountId, balance);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      log?.warn({ accountId, code: error.code }, 'balances: the provider returned none');
    }
  }

  return async () => {
    for (const accountId of await findConnectedAccounts(db)) await sync(accountId);
  };
}
