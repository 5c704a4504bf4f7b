import { endpoints, hasPermission } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { presentFailure, uploadFailureOf } from '../../kits/provider/failures';
import { noProvider } from '../../kits/provider/no-provider';
import { route } from '../../platform/http/endpoint-route';
import { createImageSyncsRepository } from './image-syncs.repository';
import { createImageSyncsService } from './image-syncs.service';
import { sendImages } from './send-images';

type Dependencies = Pick<AppDependencies, 'db' | 'jobsDb' | 'clock' | 'jobs' | 'files' | 'provider'>;

/** Pictures of the material library at the provider. */
export function imageSyncsRoutes(app: FastifyInstance, deps: Dependencies): void {
  const syncs = createImageSyncsService(deps);
  route(app, endpoints.imageSync, async ({ body, request: { caller } }) => ({
    data: await syncs.request(caller, body.ids),
  }));
  route(app, endpoints.imageSyncStatus, async ({ request: { accountScope, language } }) => {
    const { wait, ...counts } = await syncs.status(accountScope);
    return { data: { ...counts, wait: wait && presentFailure(wait, language) } };
  });
  workOnImages(app, deps);
}

/** Handles the queue of pictures. */
function workOnImages(
  app: FastifyInstance,
  { jobsDb, clock, jobs, files, provider = noProvider }: Dependencies,
): void {
  const callers = createCallersRepository({ db: jobsDb, clock });
  const stopping = new AbortController();
  app.addHook('preClose', (done) => {
    stopping.abort();
    done();
  });
  jobs.work('send-images', {
    run: ({ accountId }) =>
      sendImages(
        {
          db: jobsDb,
          provider,
          files,
          stopping: stopping.signal,
          maySend: async (userId, account) => {
            const user = await callers.findUser(userId);
            return (
              user !== null &&
              user.accountIds.includes(account) &&
              hasPermission(user.permissions, 'material:image:edit')
            );
          },
        },
        accountId,
      ),
    onExhausted: ({ accountId }) =>
      createImageSyncsRepository(jobsDb).failAll(accountId, uploadFailureOf('no_progress')),
  });
}
