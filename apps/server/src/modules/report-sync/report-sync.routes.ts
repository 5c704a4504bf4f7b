import type { AppDependencies } from '../../lib/app-dependencies';
import { createProviderImports, createReportImportRepository } from '../report-import';
import { createAccountSync, createReportSyncScheduler } from './report-sync-jobs';

type Dependencies = Pick<
  AppDependencies,
  'jobsDb' | 'jobs' | 'clock' | 'files' | 'provider' | 'config' | 'log'
>;

/** Reports that arrive from the provider by themselves. Registers the workers of their queues. */
export function reportSyncRoutes({ jobsDb: db, provider, files, config, ...deps }: Dependencies): void {
  const settings = config.reportSync;
  if (!provider || !settings?.isOn) return;
  const imports = createProviderImports({ imports: createReportImportRepository(db), files });
  const options = { ...deps, db, provider, settings, imports };
  deps.jobs.work('sync-reports', createReportSyncScheduler(options));
  deps.jobs.work('sync-account-reports', createAccountSync(options));
}
