import fp from 'fastify-plugin';
import { probePaths } from './health';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the envelope of an error; null for other responses. */
    outcome: number | null;
    /** The user whose name was typed at a sign-in; null for other requests, and for a name that nobody has. */
    signInUserId: string | null;
  }
}

/**
 * Logs one line per response: outcome, client, user, accounts, route and duration; of a sign-in the user whom it names. Never a body, a
 * token, a query, or what was typed as a name: people type passwords there. Probes are logged for debugging only.
 */
export const requestLog = fp((app, _options, done) => {
  app.decorateRequest('outcome', null);
  app.decorateRequest('signInUserId', null);
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
        userId: request.identity?.caller.userId ?? request.signInUserId,
        accountIds: request.checkedScope,
      },
      'response sent',
    );
    next();
  });
  done();
});
