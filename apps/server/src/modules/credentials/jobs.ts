import type { ModuleDependencies } from '../../kits/app-dependencies';
import { needsCredentials } from '../../platform/config/config-provider';
import { defineRecurringJob } from '../../platform/jobs';
import { createBalancesRepository } from '../customers';
import { createBalanceSync } from './balance-sync';

/** Fetches balances from the provider. Not for a simulator, which generates its own balances. */
export const syncBalances = defineRecurringJob({
  queue: 'sync-balances',
  every: 3_600,
  run({ provider, ...deps }: Pick<ModuleDependencies, 'db' | 'jobs' | 'clock' | 'provider' | 'log'>) {
    if (!provider || !needsCredentials[provider.name]) return undefined;
    return createBalanceSync({ ...deps, provider, ...createBalancesRepository(deps) });
  },
});
