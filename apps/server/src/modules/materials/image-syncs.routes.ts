import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { presentFailure } from '../../kits/provider/failures';
import { route } from '../../platform/http/endpoint-route';
import { createImageSyncsService } from './image-syncs.service';

type Dependencies = Pick<AppDependencies, 'db' | 'clock' | 'jobs' | 'providers'>;

/** Routes that send library images to the provider. */
export function imageSyncsRoutes(app: FastifyInstance, deps: Dependencies): void {
  const syncs = createImageSyncsService(deps);
  route(app, endpoints.imageSync, async ({ body, request: { caller } }) => ({
    data: await syncs.request(caller, body.ids),
  }));
  route(app, endpoints.imageSyncStatus, async ({ request: { accountScope, language } }) => {
    const { wait, ...counts } = await syncs.status(accountScope);
    return { data: { ...counts, wait: wait && presentFailure(wait, language) } };
  });
}
