import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { findSyncState } from './find-sync-state';
import { requestSync } from './request-sync';

/** Routes for the automatic report sync. */
export function reportSyncRoutes(
  app: FastifyInstance,
  {
    db,
    clock,
    providers = [],
    jobs,
    config,
  }: Pick<AppDependencies, 'db' | 'clock' | 'providers' | 'jobs' | 'config'>,
): void {
  const settings = config.reportSync;
  const state = (id: number) => findSyncState({ db, clock, providers, settings }, id);
  route(app, endpoints.reportSyncState, async ({ body }) => ({ data: await state(body.id) }));
  route(app, endpoints.reportSyncStart, async ({ body }) => {
    await requestSync({ db, clock, providers, settings, jobs }, body.id);
    return { data: await state(body.id) };
  });
}
