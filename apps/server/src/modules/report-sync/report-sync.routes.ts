import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { route } from '../../plugins/endpoint-route';
import { createProviderImports, createReportImportRepository } from '../report-import';
import { findSyncState } from './find-sync-state';
import { createAccountSync, createReportSyncScheduler } from './report-sync-jobs';

type Dependencies = Pick<
  AppDependencies,
  'db' | 'jobsDb' | 'jobs' | 'clock' | 'files' | 'provider' | 'config' | 'log'
>;

/** Reports that arrive from the provider by themselves. Registers the workers of their queues. */
export function reportSyncRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, jobsDb, provider, files, clock } = deps;
  const settings = deps.config.reportSync;
  route(app, endpoints.reportSyncState, async ({ body }) => ({
    data: await findSyncState({ db, clock, provider, settings }, body.id),
  }));
  if (!provider || !settings?.isOn) return;
  const imports = createProviderImports({ imports: createReportImportRepository(jobsDb), files });
  const options = { ...deps, db: jobsDb, provider, settings, imports };
  deps.jobs.work('sync-reports', createReportSyncScheduler(options));
  deps.jobs.work('sync-account-reports', createAccountSync(options));
}
