import { basePath, messageEventsPath, type Endpoint } from '@meridian/api-client/contract';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { setTimeout as delay } from 'node:timers/promises';
import { withCancellation } from '../db';
import type { Caller } from '../lib/caller';
import { DomainError } from '../lib/domain-error';
import { createFairQueue } from '../lib/fair-queue';
import { ClientLeftError } from './error-handler';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs the work of a request, heavy requests when it is the user's turn.
     * Errors: those of the work, and `too_many_requests`.
     */
    runFairly<T>(endpoint: Pick<Endpoint, 'heavy'>, exchange: Exchange, work: () => Promise<T>): Promise<T>;
  }
}

interface Exchange {
  request: { caller: Pick<Caller, 'userId'> };
  reply: FastifyReply;
}

/** A console page sends five heavy requests at once; more than these in total only slow each other down. */
const limits = { perUser: 4, total: 6, waitingPerUser: 16 };

/** Milliseconds. */
export interface FairUsePauses {
  /** Between two heavy requests of a user of whom far too many wait. */
  pauseMs: number;
  /** A heavy request that waits longer is rejected. */
  waitMs: number;
  /** Delay of a rejection, up to twice this time, so that immediate retries stay cheap. */
  rejectAfterMs: number;
}

const defaultPauses: FairUsePauses = { pauseMs: 400, waitMs: 10_000, rejectAfterMs: 2_500 };

/** Concurrent requests of one session: more than all tabs of a user send. */
export const maxInFlight = 64;

/**
 * Limits the concurrent requests of each session and the heavy requests of each user, and cancels queries whose client
 * disconnected. Register before the access control, whose queries cost more than a rejection.
 */
export const fairUse = fp<{ pauses?: FairUsePauses | undefined }>((app, { pauses = defaultPauses }, done) => {
  const inFlight = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { token } = request.headers;
    // event streams stay open and have their own limit per user
    if (typeof token !== 'string' || request.url.startsWith(basePath + messageEventsPath)) return;
    const count = inFlight.get(token) ?? 0;
    if (count >= maxInFlight) {
      await delay(pauses.rejectAfterMs * (1 + Math.random()));
      throw new DomainError('too_many_requests', { retryAfterSeconds: 1 });
    }
    inFlight.set(token, count + 1);
    reply.raw.once('close', () => {
      const left = (inFlight.get(token) ?? 1) - 1;
      if (left === 0) inFlight.delete(token);
      else inFlight.set(token, left);
    });
  });

  const queue = createFairQueue({ ...limits, ...pauses });
  app.decorate('runFairly', (endpoint, { request, reply }, work) => {
    if (endpoint.heavy === false) return work();
    return queue.run(request.caller.userId, () =>
      endpoint.heavy === 'read' ? withCancellation(clientLeft(reply), work) : work(),
    );
  });
  done();
});

/** Aborts when the client disconnects before the response is complete. */
function clientLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort(new ClientLeftError());
  });
  if (raw.destroyed) left.abort(new ClientLeftError());
  return left.signal;
}
