import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock';
import { clientKeyOf } from '../lib/client-key';
import { DomainError } from '../lib/domain-error';
import { requestsPage } from './unknown-paths';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of anonymous requests does not count the route, because a response costs next to nothing. */
    isUnlimited?: boolean;
    /** The query has a `signature`, which counts as a token: the browser cannot send that. */
    isSigned?: boolean;
  }
}

export interface AnonymousLimitOptions {
  clock: Pick<Clock, 'now'>;
  /** Whether the server responds to unknown paths with the console's page. */
  hasConsole: boolean;
  /** Anonymous requests per client address and minute. */
  perMinute?: number | undefined;
}

const windowMs = 60_000;
/** An office behind one address stays far below it: loading the console is not counted. */
const defaultPerMinute = 600;
const maxTokens = 10_000;

/**
 * Limits requests without a session per client address and minute. A request counts as anonymous unless its token was
 * accepted before, so that invented tokens do not reach the database without limit, and users who share the address
 * are not affected. Public endpoints, which are those of the sign-in, count apart: a flood of other requests does not keep
 * the users of its address from signing in.
 *
 * The counts are in memory: each server process counts for itself, and a rejected request costs no query.
 */
export const anonymousLimit = fp<AnonymousLimitOptions>((app, options, done) => {
  const { clock, hasConsole, perMinute = defaultPerMinute } = options;
  const acceptedTokens = new Set<string>();
  const counts = new Map<string, number>();
  let windowStart = 0;

  /** Errors: `too_many_requests`. */
  function count(key: string): void {
    const now = clock.now().getTime();
    if (now - windowStart >= windowMs || now < windowStart) {
      counts.clear();
      windowStart = now - (now % windowMs);
    }
    const current = (counts.get(key) ?? 0) + 1;
    counts.set(key, current);
    if (current <= perMinute) return;
    throw new DomainError('too_many_requests', {
      retryAfterSeconds: Math.ceil((windowStart + windowMs - now) / 1000),
    });
  }

  app.addHook('onRequest', (request, _reply, next) => {
    const token = tokenOf(request);
    const isFree = request.is404
      ? hasConsole && requestsPage(request)
      : request.routeOptions.config.isUnlimited === true;
    if (!isFree && !(token !== undefined && acceptedTokens.has(token))) {
      const client = clientKeyOf(request.ip);
      count(request.routeOptions.config.endpoint?.access === 'public' ? `sign-in ${client}` : client);
    }
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const token = tokenOf(request);
    const { access = 'public', isSigned = false } = request.routeOptions.config;
    if (token !== undefined && (access !== 'public' || isSigned)) {
      const isAccepted = isSigned ? reply.statusCode === 200 : request.identity !== null;
      // the token of a request that was one too many was not looked up
      const isRejected = !isAccepted && reply.statusCode !== 429;
      // the set is in the order of the last use
      if (isAccepted || isRejected) acceptedTokens.delete(token);
      if (isAccepted) acceptedTokens.add(token);
      const [oldest] = acceptedTokens;
      if (acceptedTokens.size > maxTokens && oldest !== undefined) acceptedTokens.delete(oldest);
    }
    next();
  });
  done();
});

/** The token of a request, or the signature in its place. */
function tokenOf({ headers: { token }, query, routeOptions }: FastifyRequest): string | undefined {
  if (routeOptions.config.isSigned !== true) return typeof token === 'string' ? token : undefined;
  // parse boundary: a query that was not validated; a repeated field is an array
  const { signature } = query as Readonly<Record<string, unknown>>;
  return typeof signature === 'string' ? `signature ${signature}` : undefined;
}
