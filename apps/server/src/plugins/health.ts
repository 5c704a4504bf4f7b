import { basePath } from '@meridian/api-client/contract';
import fp from 'fastify-plugin';
import type { Readiness } from '../lib/app-dependencies';
import { DomainError } from '../lib/domain-error';

const probe = { config: { access: 'public', isUnlimited: true }, schema: { hide: true } } as const;

/**
 * `/healthz`: the process runs, with or without a database. `/readyz`: the server accepts requests; until then,
 * every endpoint responds with 503.
 */
export const health = fp<{ readiness: Readiness }>((app, { readiness }, done) => {
  app.addHook('onRequest', async (request) => {
    if (isEndpointUrl(request.url) && !(await readiness.isReady())) throw new DomainError('unavailable');
  });
  app.get('/healthz', probe, () => ({ status: 'up' }));
  app.get('/readyz', probe, async (_request, reply) => {
    const isReady = await readiness.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  done();
});

/** Whether a URL is below the path of the endpoints. */
export function isEndpointUrl(url: string): boolean {
  return url === basePath || url.startsWith(`${basePath}/`) || url.startsWith(`${basePath}?`);
}
