import { basePath, messageEventsPath } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { findLiveTokens } from '../auth/live-sessions';
import { createMessageStatesRepository } from './message-states.repository';
import { createMessageStreams } from './message-streams';

/** Shorter than the idle time of any usual proxy. */
const heartbeatMs = 25_000;

/** Tells open consoles of new, read and withdrawn messages, by server-sent events. */
export function messageEventsRoute(
  app: FastifyInstance,
  { db, clock, signals }: Pick<AppDependencies, 'db' | 'clock' | 'signals'>,
): void {
  const states = createMessageStatesRepository(db);
  const streams = createMessageStreams({
    look: (userIds) => states.look(userIds, clock.now()),
    findLive: (tokens) => findLiveTokens(db, tokens, clock.now()),
    now: () => clock.now(),
    log: app.log,
  });
  const unsubscribe = signals.subscribe((userId) => streams.refresh(userId));
  const heartbeat = setInterval(() => void streams.beat(), heartbeatMs).unref();
  app.addHook('preClose', (done) => {
    unsubscribe();
    clearInterval(heartbeat);
    streams.stop();
    done();
  });

  app.route({
    method: 'GET',
    url: `${basePath}${messageEventsPath}`,
    // a HEAD would open a stream that nobody reads
    exposeHeadRoute: false,
    config: { access: 'session' },
    // a packed stream would wait for more to pack
    compress: false,
    // the document of the calls describes envelopes alone
    schema: { hide: true },
    handler: ({ caller, sessionToken }, reply) =>
      reply
        .type('text/event-stream')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // what ends with the stream does not hold a server that stops
        .header('connection', 'close')
        .send(streams.open({ userId: caller.userId, token: sessionToken })),
  });
}
