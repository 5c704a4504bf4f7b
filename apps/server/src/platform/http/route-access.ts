import type { Access, Endpoint, SignInStep } from '@meridian/api-client/contract';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required access; a route without it prevents the start. */
    access?: Access;
    /** Set for routes of the contract. */
    endpoint?: Endpoint;
    /** Same as `allowedDuring` of an endpoint, for other routes. */
    allowedDuring?: readonly SignInStep[];
    /** Whether the route accepts HTML forms, which work without a script, and parses them itself. */
    acceptsForms?: true;
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[];
  }
}

export interface DeclaredRoute {
  method: string;
  /** URL pattern with `:name` for parameters. */
  url: string;
  access: Access;
  /** Set for routes of the contract. */
  endpoint?: Endpoint | undefined;
}

/** Rejects routes without declared access, and lists all others. */
export const routeAccess = fp((app, _options, done) => {
  const routes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access === undefined)
      throw new Error(`Route ${String(method)} ${url} doesn’t declare its access rule.`);
    for (const one of [method].flat()) routes.push({ method: one, url, access, endpoint: config?.endpoint });
  });
  done();
});
