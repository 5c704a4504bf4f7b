import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { route } from '../../plugins/endpoint-route';
import { checkView, checkViewName } from './check-view';
import { createReportViews } from './report-views.repository';

/** Named views of reports: the caller's own, and those that colleagues share. */
export function reportViewsRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const views = createReportViews(db);

  route(app, endpoints.reportViewList, async ({ body, request: { caller } }) => ({
    data: await views.list(caller, body.query),
  }));
  route(app, endpoints.reportViewSave, async ({ body: { query }, request: { caller } }) => {
    checkViewName(query.name);
    checkView(query.channel, query.section, query.content);
    return { data: await views.save(caller.userId, { ...query, id: query.id }) };
  });
  route(app, endpoints.reportViewDelete, async ({ body, request: { caller } }) => {
    await views.remove(caller.userId, body.id);
    return { data: {} };
  });
}
