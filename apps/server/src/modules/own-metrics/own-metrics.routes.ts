import { endpoints, parseFormula } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createOwnMetricsRepository } from '../../kits/own-metrics/own-metrics.repository';
import { route } from '../../platform/http/endpoint-route';
import { readableChannels } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';

/** Routes for the metrics that users define. */
export function ownMetricsRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const metrics = createOwnMetricsRepository(db);

  route(app, endpoints.ownMetricList, async ({ request: { caller } }) => {
    const list = await metrics.list(caller.userId);
    const isReader = readableChannels(caller).length > 0;
    return { data: list.filter(({ owner }) => owner === null || isReader) };
  });
  route(app, endpoints.ownMetricSave, async ({ body, request: { caller } }) => {
    if (parseFormula(body.formula).error) throw invalidField('formula', 'invalid_formula');
    return { data: await metrics.save(caller.userId, body) };
  });
  route(app, endpoints.ownMetricDelete, async ({ body, request: { caller } }) => {
    await metrics.remove(caller.userId, body.id);
    return { data: {} };
  });
}
