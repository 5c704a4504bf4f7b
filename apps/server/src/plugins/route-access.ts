import type { Access, Endpoint } from '@meridian/api-client/contract';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; a route without it stops the start. */
    access?: Access;
    /** Of routes that come from the contract. */
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[];
  }
}

export interface DeclaredRoute {
  method: string;
  /** Pattern with `:name` for parameters. */
  url: string;
  access: Access;
}

/** Refuses every route that does not say who may call it, and keeps the list of those that do. */
export const routeAccess = fp((app, _options, done) => {
  const routes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access === undefined) throw new Error(`Route ${String(method)} ${url} does not declare its access.`);
    for (const one of [method].flat()) routes.push({ method: one, url, access });
  });
  done();
});
