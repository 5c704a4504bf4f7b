import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createBusinessPointsRepository } from './business-points.repository';
import { createBusinessPointsService } from './business-points.service';

/** Routes for the businesses that campaigns of ad drafts can advertise. */
export function businessPointsRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const businessPoints = createBusinessPointsService({ businessPoints: createBusinessPointsRepository(db) });

  route(app, endpoints.businessPointList, async () => ({ data: await businessPoints.list() }));
}
