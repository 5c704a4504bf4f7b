import fp from 'fastify-plugin';
import { probePaths } from './health';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the envelope of an error; null for other responses. */
    outcome: number | null;
  }
}

/**
 * Logs one line per response: outcome, client, user, accounts, route and duration. Never a body, a token or a query.
 * Probes are logged for debugging only.
 */
export const requestLog = fp((app, _options, done) => {
  app.decorateRequest('outcome', null);
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? null;
    request.log[route !== null && probePaths.includes(route) ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        code: request.outcome ?? reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        userId: request.identity?.caller.userId ?? null,
        accountIds: request.checkedScope,
      },
      'response sent',
    );
    next();
  });
  done();
});
