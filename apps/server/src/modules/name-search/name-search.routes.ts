import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createNameSearchRepository } from './name-search.repository';
import { createNameSearchService } from './name-search.service';

/** The search for anything by its name. */
export function nameSearchRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const search = createNameSearchService({ names: createNameSearchRepository(db) });

  route(app, endpoints.nameSearch, async ({ body, request: { caller } }) => ({
    data: await search.search(caller, body.query.text),
  }));
}
