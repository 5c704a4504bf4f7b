import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../lib/domain-error';
import { isLoopbackAddress, isLoopbackHost } from '../lib/loopback';
import type { Metrics } from '../metrics';
import { sendError } from './error-handler';
import { probePaths } from './health';

export interface MetricsOptions {
  metrics: Metrics;
  /** Bearer token for a monitoring system on another machine. */
  token: string | undefined;
  /**
   * Whether a proxy is in front of the server. Its requests come from this machine, so every client needs the token.
   */
  hasProxy: boolean;
}

/**
 * `/metrics` in Prometheus format, for clients with the token; without a proxy, also for clients on the same machine.
 */
export const metricsPlugin = fp<MetricsOptions>((app, { metrics, token, hasProxy }, done) => {
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isEventStream(reply)) {
      metrics.openEventStream();
      // Fastify has no hook for a disconnecting client
      reply.raw.once('close', () => metrics.closeEventStream());
    }
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    if (!isEventStream(reply)) {
      const { method, outcome } = request;
      const code = outcome ?? reply.statusCode;
      metrics.observeRequest({ method, route: routeOf(request), code, seconds: reply.elapsedTime / 1000 });
    }
    next();
  });
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if ((hasProxy || !isLocal(request)) && !hasToken(request, token)) {
      return sendError(request, reply, new DomainError('not_allowed'), 403);
    }
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  done();
});

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}

/** Route label of a request; all files of the console share one. */
function routeOf({ is404, routeOptions: { url = '', config } }: FastifyRequest): string {
  if (is404) return 'unknown';
  return config.isUnlimited === true && !probePaths.includes(url) ? 'console' : url;
}

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether the client runs on this machine. A request through an unlisted proxy has a forwarding header or another host.
 */
function isLocal({ ip, headers, hostname }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(ip.replace(/^::ffff:(?=\d)/, '')) &&
    isLoopbackHost(hostname) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
}

function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  const given = /^bearer\s+(\S+)$/i.exec(authorization)?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
