import fp from 'fastify-plugin';
import { runAsClient, type AuditDeclaration } from '../audit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route leaves in the audit log; a GET leaves nothing by default, any other route has to declare it. */
    audits?: AuditDeclaration;
  }
}

/**
 * Runs the handler of every request so that a record names its user and its origin, and is rejected when the route does not
 * declare it. Register after the access control, which determines the user, and before the routes.
 */
export const requestAudit = fp((app, _options, done) => {
  app.addHook('onRoute', ({ method, url, config }) => {
    const isRead = [method].flat().every((one) => one === 'GET' || one === 'HEAD');
    if (!isRead && config?.audits === undefined)
      throw new Error(`Route ${String(method)} ${url} does not declare what it leaves in the audit log.`);
  });
  app.addHook('preHandler', (request, _reply, next) =>
    runAsClient(request, request.routeOptions.config.audits ?? 'read', next),
  );
  done();
});
