import fp from 'fastify-plugin';
import { probePaths } from './health';

declare module 'fastify' {
  interface FastifyRequest {
    /** Envelope code of an error; null for other responses. */
    outcome: number | null;
    /** User whose name was entered at login; null for other requests and unknown names. */
    signInUserId: string | null;
  }
}

/**
 * Logs one line per response: outcome, client, user, accounts, route and duration; for a login, also the named user.
 * Never logs bodies, tokens, queries or the entered username, because users type passwords there by mistake. Probes are
 * logged at debug level only.
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
