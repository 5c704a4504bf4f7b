import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createOwnMetricsService } from './own-metrics.service';

/** Routes for the metrics that users define. */
export function ownMetricsRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const metrics = createOwnMetricsService({ db });

  route(app, endpoints.ownMetricList, async ({ request: { caller } }) => ({
    data: await metrics.list(caller),
  }));
  route(app, endpoints.ownMetricSave, async ({ body, request: { caller } }) => ({
    data: await metrics.save(caller, body),
  }));
  route(app, endpoints.ownMetricDelete, async ({ body, request: { caller } }) => {
    await metrics.remove(caller, body.id);
    return { data: {} };
  });
}
