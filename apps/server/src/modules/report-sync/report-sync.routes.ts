import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createBalancesRepository } from '../customers';
import { createProviderImports, createReportImportRepository } from '../report-import';
import { findSyncState } from './find-sync-state';
import { createAccountSync, createReportSyncScheduler } from './report-sync-jobs';
import { requestSync } from './request-sync';

type Dependencies = Pick<
  AppDependencies,
  'db' | 'jobsDb' | 'jobs' | 'clock' | 'files' | 'provider' | 'config' | 'log'
>;

/** Reports that arrive from the provider by themselves. Registers the workers of their queues. */
export function reportSyncRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, jobsDb, provider, files, clock } = deps;
  const settings = deps.config.reportSync;
  const state = (id: number) => findSyncState({ db, clock, provider, settings }, id);
  route(app, endpoints.reportSyncState, async ({ body }) => ({ data: await state(body.id) }));
  route(app, endpoints.reportSyncStart, async ({ body }) => {
    await requestSync({ db, clock, provider, settings, jobs: deps.jobs }, body.id);
    return { data: await state(body.id) };
  });
  if (!provider || !settings?.isOn) return;
  const imports = createProviderImports({ imports: createReportImportRepository(jobsDb), files });
  const balances = createBalancesRepository({ db: jobsDb, clock });
  const options = {
    ...deps,
    db: jobsDb,
    provider,
    settings,
    imports,
    storeBalance: (accountId: number, balance: string) => balances.store(accountId, balance),
  };
  deps.jobs.repeat('sync-reports', createReportSyncScheduler(options));
  deps.jobs.work('sync-account-reports', createAccountSync(options));
}
