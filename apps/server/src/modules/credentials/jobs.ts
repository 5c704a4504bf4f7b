import type { ModuleDependencies } from '../../kits/app-dependencies';
import { needsCredentials } from '../../platform/config/config-provider';
import { defineRecurringJob } from '../../platform/jobs';
import { createBalancesRepository } from '../customers';
import { createBalanceSync } from './balance-sync';

/** Fetches balances from the providers. Not for a simulator, which generates its own balances. */
export const syncBalances = defineRecurringJob({
  queue: 'sync-balances',
  every: 3_600,
  run({ providers = [], ...deps }: Pick<ModuleDependencies, 'db' | 'jobs' | 'clock' | 'providers' | 'log'>) {
    const real = providers.filter(({ name }) => needsCredentials[name]);
    return real.length === 0
      ? undefined
      : createBalanceSync({ ...deps, providers: real, ...createBalancesRepository(deps) });
  },
});
