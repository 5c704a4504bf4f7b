import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock';
import { clientKeyOf } from '../lib/client-key';
import { DomainError } from '../lib/domain-error';
import { requestsPage } from './unknown-paths';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is exempt from the limit, because its responses are cheap. */
    isUnlimited?: boolean;
    /** Whether the `signature` in the query replaces the token, for requests in which browsers send no header. */
    isSigned?: boolean;
  }
}

export interface AnonymousLimitOptions {
  clock: Pick<Clock, 'now'>;
  /** Whether the server responds to unknown paths with the console's HTML. */
  hasConsole: boolean;
  /** Anonymous requests per client address and minute. */
  perMinute?: number | undefined;
}

const windowMs = 60_000;
/** Far more than an office behind one address needs: loading the console is not counted. */
const defaultPerMinute = 600;
const maxTokens = 10_000;

/**
 * Limits requests without a session per client address and minute. A request is anonymous unless its token was accepted
 * before, so that made-up tokens reach the database only within the limit, and logged-in users at the same address are
 * not affected. Public endpoints (login) have a separate limit: a flood of other requests does not prevent users of the
 * address from logging in.
 *
 * Counts are in memory, per server process, so that a rejected request costs no query.
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
      // the token of a request over the limit was not checked
      const isRejected = !isAccepted && reply.statusCode !== 429;
      // the set is ordered by last use
      if (isAccepted || isRejected) acceptedTokens.delete(token);
      if (isAccepted) acceptedTokens.add(token);
      const [oldest] = acceptedTokens;
      if (acceptedTokens.size > maxTokens && oldest !== undefined) acceptedTokens.delete(oldest);
    }
    next();
  });
  done();
});

/** The token of a request, or the signature that replaces it. */
function tokenOf({ headers: { token }, query, routeOptions }: FastifyRequest): string | undefined {
  if (routeOptions.config.isSigned !== true) return typeof token === 'string' ? token : undefined;
  // parse boundary: the query is not validated yet; a repeated field is an array
  const { signature } = query as Readonly<Record<string, unknown>>;
  return typeof signature === 'string' ? `signature ${signature}` : undefined;
}
