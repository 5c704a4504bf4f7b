import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineJob, defineRecurringJob } from '../../platform/jobs';
import { createBalancesRepository } from '../customers';
import { createProviderImports, createReportImportRepository } from '../report-import';
import {
  accountSyncQueue,
  createAccountSync,
  createReportSyncScheduler,
  scheduleSeconds,
  type ReportSyncJobsOptions,
} from './report-sync-jobs';

type Dependencies = Pick<
  ModuleDependencies,
  'db' | 'jobs' | 'clock' | 'files' | 'providers' | 'config' | 'log'
>;

/** Undefined if reports are only imported from files. */
function optionsOf({ providers = [], config, ...deps }: Dependencies): ReportSyncJobsOptions | undefined {
  const settings = config.reportSync;
  if (providers.length === 0 || !settings?.isOn) return undefined;
  const imports = createProviderImports({
    imports: createReportImportRepository(deps.db),
    files: deps.files,
  });
  const balances = createBalancesRepository(deps);
  const storeBalance = (accountId: number, balance: string) => balances.store(accountId, balance);
  return { ...deps, providers, settings, imports, storeBalance };
}

/** Starts the report sync of accounts for which it is due. */
export const syncReports = defineRecurringJob({
  queue: 'sync-reports',
  every: scheduleSeconds,
  run(deps: Dependencies) {
    const options = optionsOf(deps);
    return options && createReportSyncScheduler(options);
  },
});

/** Imports the reports of an account from the provider. */
export const syncAccountReports = defineJob({
  queue: accountSyncQueue,
  run(deps: Dependencies) {
    const options = optionsOf(deps);
    return options && createAccountSync(options);
  },
});
