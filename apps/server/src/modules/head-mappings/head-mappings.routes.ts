import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createHeadMappingsService } from './head-mappings.service';

/** Routes for the column mappings that a user's imports remember. */
export function headMappingsRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const service = createHeadMappingsService({ db, clock });
  route(app, endpoints.headMappingList, async ({ body: { kind }, request: { caller } }) => ({
    data: { mappings: await service.list({ userId: caller.userId, kind }) },
  }));
  route(app, endpoints.headMappingSave, async ({ body: { kind, mappings }, request: { caller } }) => ({
    data: { mappings: await service.save({ userId: caller.userId, kind }, mappings) },
  }));
  route(app, endpoints.headMappingDelete, async ({ body: { kind, heads }, request: { caller } }) => ({
    data: { mappings: await service.remove({ userId: caller.userId, kind }, heads) },
  }));
}
