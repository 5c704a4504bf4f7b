import type { Endpoint } from '@meridian/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { withCancellation } from '../db';
import { createFairQueue, type FairQueueOptions } from '../lib/fair-queue';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs the work of a request: a heavy one when it is the user's turn. Errors: those of the work, and
     * `too_many_requests`.
     */
    runFairly<T>(endpoint: Endpoint, exchange: Exchange, work: () => Promise<T>): Promise<T>;
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A page of the console sends five heavy requests at once; more than these in total only slow each other down. */
const limits: FairQueueOptions = { perUser: 4, total: 6, waitingPerUser: 16, waitMs: 10_000 };

/** Limits the heavy requests of each user, and cancels the queries of those whose client has left. */
export const fairUse = fp((app, _options, done) => {
  const queue = createFairQueue(limits);
  app.decorate('runFairly', (endpoint, { request, reply }, work) => {
    if (endpoint.heavy === undefined) return work();
    return queue.run(request.caller.userId, () =>
      endpoint.heavy === 'read' ? withCancellation(clientLeft(reply), work) : work(),
    );
  });
  done();
});

/** Aborts when the client disconnects before the response. */
function clientLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  if (raw.destroyed) left.abort();
  return left.signal;
}
