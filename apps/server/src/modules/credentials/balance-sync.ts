import type { FastifyBaseLogger } from 'fastify';
import { connectAccount, isProviderError, type Provider } from '../../kits/provider';
import type { Database } from '../../platform/db';
import { findConnectedAccounts } from './connected-accounts.repository';

const requestMs = 30_000;

export interface BalanceSyncOptions {
  db: Database;
  providers: readonly Provider[];
  store: (accountId: number, balance: string) => Promise<void>;
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/**
 * Handler of the queue `sync-balances`: fetches the balance of each active account with credentials every hour, one
 * after another. If an account fails, its stored balance and time remain, and the other accounts are still processed.
 */
export function createBalanceSync(options: BalanceSyncOptions): () => Promise<void> {
  const { db, providers, store, log } = options;

  async function sync(accountId: number): Promise<void> {
    try {
      const connection = await connectAccount({ db, providers }, accountId);
      const { balance } = await connection.readAccount({ signal: AbortSignal.timeout(requestMs) });
      if (balance !== null) await store(accountId, balance);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      log?.warn({ accountId, code: error.code }, 'balances: the provider returned none');
    }
  }

  const ids = providers.map(({ id }) => id);
  return async () => {
    for (const accountId of await findConnectedAccounts(db, ids)) await sync(accountId);
  };
}
