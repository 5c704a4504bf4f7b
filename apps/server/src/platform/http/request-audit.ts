import fp from 'fastify-plugin';
import { runAsClient, type AuditDeclaration } from '../audit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Audit records of the route. A GET has none by default; any other route must declare them. */
    audits?: AuditDeclaration;
  }
}

/**
 * Runs the handler of every request in an audit context with its user and origin, and rejects records that the route
 * does not declare. Register after access control, which determines the user, and before the routes.
 */
export const requestAudit = fp((app, _options, done) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    const isRead = [method].flat().every((one) => one === 'GET' || one === 'HEAD');
    if (!isRead && config?.audits === undefined)
      throw new Error(`Route ${String(method)} ${url} doesn’t declare what it writes to the audit log.`);
  });
  app.addHook('preHandler', (request, _reply, next) =>
    runAsClient(request, request.routeOptions.config.audits ?? 'read', next),
  );
  done();
});
