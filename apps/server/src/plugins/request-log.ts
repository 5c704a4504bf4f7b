import fp from 'fastify-plugin';
import { probePaths } from './health';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the envelope of an error; null for other responses. */
    outcome: number | null;
    /** The name of who signs in, as it was typed; null for other requests. */
    signInName: string | null;
  }
}

/** Longer names are none of a user. */
const maxNameLength = 64;

/**
 * Logs one line per response: outcome, client, user, accounts, route and duration; of a sign-in its name. Never a body, a token or
 * a query. Probes are logged for debugging only.
 */
export const requestLog = fp((app, _options, done) => {
  app.decorateRequest('outcome', null);
  app.decorateRequest('signInName', null);
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
        ...(request.signInName !== null && { userName: printable(request.signInName) }),
      },
      'response sent',
    );
    next();
  });
  done();
});

/** What a log shows as typed text cannot start a line or move the cursor of a terminal. */
function printable(name: string): string {
  return name.slice(0, maxNameLength).replace(/[\p{Cs}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}
