import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createReportViewsService } from '../../kits/report-views/report-views.service';
import { route } from '../../platform/http/endpoint-route';

/** Routes for saved report views: the user's own, and those that colleagues share. */
export function reportViewsRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const views = createReportViewsService({ db });

  route(app, endpoints.reportViewList, async ({ body, request: { caller } }) => ({
    data: await views.list(caller, body.query),
  }));
  route(app, endpoints.reportViewSave, async ({ body: { query }, request: { caller, accountScope } }) => ({
    data: await views.save(caller, { ...query, id: query.id, accountIds: accountScope }),
  }));
  route(app, endpoints.reportViewDelete, async ({ body, request: { caller } }) => {
    await views.remove(caller, body.id);
    return { data: {} };
  });
}
