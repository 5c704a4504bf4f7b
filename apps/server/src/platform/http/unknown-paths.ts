import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../lib/domain-error';
import { sendError } from './error-handler';
import { isEndpointUrl } from './health';
import type { DeclaredRoute } from './route-access';

/**
 * Responds to requests without a route: 405 with `Allow` for a wrong method; the console's HTML for page requests of
 * browsers, because its router knows the path; otherwise 404.
 */
export const unknownPaths = fp<{ hasConsole: boolean }>((app, { hasConsole }, done) => {
  let methodsOf: (path: string) => string[] = () => [];
  app.addHook('onReady', (ready) => {
    methodsOf = indexRoutes(app.declaredRoutes);
    ready();
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = methodsOf(path);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(','));
      return sendError(request, reply, new DomainError('method_not_allowed'));
    }
    if (hasConsole && requestsPage(request)) {
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    return sendError(request, reply, new DomainError('not_found'), 404);
  });
  done();
});

/**
 * Methods by path. Paths without parameters, such as static files, are looked up in a map; only the others need a
 * pattern.
 */
function indexRoutes(routes: readonly DeclaredRoute[]): (path: string) => string[] {
  const methodsOfUrl = new Map<string, Set<string>>();
  for (const { method, url } of routes) {
    const methods = methodsOfUrl.get(url) ?? new Set<string>();
    methodsOfUrl.set(url, methods.add(method));
  }
  const patterns = [...methodsOfUrl]
    .filter(([url]) => url.includes('/:'))
    .map(([url, methods]) => ({ pattern: patternOf(url), methods }));
  return (path) => {
    const matching = patterns.filter(({ pattern }) => pattern.test(path)).map(({ methods }) => methods);
    return [...new Set([methodsOfUrl.get(path) ?? [], ...matching].flatMap((methods) => [...methods]))];
  };
}

/** Whether a browser requests a page of the console, whose router also handles unknown paths. */
export function requestsPage({ method, url, headers }: FastifyRequest): boolean {
  const acceptsHtml = headers.accept?.includes('text/html') ?? false;
  return (
    (method === 'GET' || method === 'HEAD') &&
    acceptsHtml &&
    !isEndpointUrl(url) &&
    !url.startsWith('/assets/')
  );
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
