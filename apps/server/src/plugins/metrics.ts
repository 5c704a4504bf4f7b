import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { DomainError } from '../lib/domain-error';
import type { Metrics } from '../metrics';
import { sendError } from './error-handler';
import { probePaths } from './health';

export interface MetricsOptions {
  metrics: Metrics;
  /** Bearer token of a monitoring system on another machine. */
  token: string | undefined;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** `/metrics` in the format of Prometheus, for clients on the same machine and for those with the token. */
export const metricsPlugin = fp<MetricsOptions>((app, { metrics, token }, done) => {
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isEventStream(reply)) {
      metrics.openEventStream();
      // Fastify calls no hook when a client disconnects
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
    if (!isLocal(request) && !hasToken(request, token)) {
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

/** All files of the console are one route. */
function routeOf({ is404, routeOptions: { url = '', config } }: FastifyRequest): string {
  if (is404) return 'unknown';
  return config.isUnlimited === true && !probePaths.includes(url) ? 'console' : url;
}

/** Whether the client itself runs on this machine; a proxy on it adds a header, or sends another host. */
function isLocal({ ip, headers, hostname }: FastifyRequest): boolean {
  if (!loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return false;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  const given = /^bearer\s+(\S+)$/i.exec(authorization)?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
