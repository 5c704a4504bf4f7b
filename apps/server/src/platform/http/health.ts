import { basePath } from '@meridian/api-client/contract';
import fp from 'fastify-plugin';
import { DomainError } from '../lib/domain-error';
import type { Readiness } from '../readiness';
import { version } from '../version';

/** Paths of probes, which monitoring requests frequently. */
export const probePaths: readonly string[] = ['/healthz', '/readyz', '/metrics'];

const probe = { config: { access: 'public', isUnlimited: true }, schema: { hide: true } } as const;

/**
 * `/healthz`: the process runs, with or without a database. `/readyz`: the server can work, otherwise 503 with the
 * reason. Until the server has started, every endpoint responds with 503; later failures produce their own errors.
 */
export const health = fp<{ readiness: Readiness }>((app, { readiness }, done) => {
  app.addHook('onRequest', (request, _reply, next) => {
    if (isEndpointUrl(request.url) && !readiness.isReady()) throw new DomainError('unavailable');
    next();
  });
  app.get('/healthz', probe, () => ({ status: 'up', version }));
  app.get('/readyz', probe, async (_request, reply) => {
    const phase = readiness.isReady() ? undefined : 'starting';
    const reason = readiness.findProblem ? await readiness.findProblem() : phase;
    return reason === undefined ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reason });
  });
  done();
});

/** Whether a URL is below the path of the endpoints. */
export function isEndpointUrl(url: string): boolean {
  return url === basePath || url.startsWith(`${basePath}/`) || url.startsWith(`${basePath}?`);
}
