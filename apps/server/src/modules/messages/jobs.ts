import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineRecurringJob } from '../../platform/jobs';
import { createBalanceWatch } from './balance-watch';

/** Finds accounts whose balance is running out. */
export const watchBalances = defineRecurringJob({
  queue: 'watch-balances',
  every: 3_600,
  run: (deps: Pick<ModuleDependencies, 'db' | 'clock'>) => createBalanceWatch(deps),
});
