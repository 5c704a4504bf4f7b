import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createWaiversService } from './waivers.service';

/** Routes for the waivers of ad drafts. */
export function waiversRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const waivers = createWaiversService({ db, clock });

  route(app, endpoints.draftWaiverList, async ({ body, request: { caller } }) => ({
    data: { list: await waivers.list(caller, body.id) },
  }));
  route(app, endpoints.draftWaiverSave, async ({ body, request: { caller } }) => ({
    data: { list: await waivers.save(caller, body) },
  }));
  route(app, endpoints.draftWaiverDelete, async ({ body, request: { caller } }) => {
    await waivers.remove(caller, body);
    return { data: null };
  });
}
