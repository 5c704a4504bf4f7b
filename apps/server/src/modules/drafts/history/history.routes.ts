import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../kits/app-dependencies';
import { route } from '../../../platform/http/endpoint-route';
import { createHistoryService } from './history.service';
import { createRestoreService } from './restore.service';

/** Routes for the history of drafts. */
export function historyRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const history = createHistoryService({ db });
  const restoring = createRestoreService({ db, clock });

  route(app, endpoints.draftHistoryList, async ({ body, request: { caller } }) => ({
    data: await history.list(caller, body),
  }));
  route(app, endpoints.draftHistoryRows, async ({ body, request: { caller } }) => ({
    data: await history.rows(caller, body),
  }));
  route(app, endpoints.draftHistoryPreview, async ({ body, request: { caller } }) => ({
    data: await restoring.preview(caller, body),
  }));
  route(app, endpoints.draftHistoryRestore, async ({ body, request: { caller } }) => ({
    data: { version: (await restoring.restore(caller, body)).version },
  }));
}
