import { basePath, messageEventsPath } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { findLiveTokens } from '../../kits/identity/live-sessions.repository';
import { findSyncReaders } from './event-readers-sql';
import { createMessageStatesRepository } from './message-states.repository';
import { createMessageStreams } from './message-streams';
import { createUploadEventsRepository } from './upload-events.repository';

/** Shorter than the idle timeout of usual proxies. */
const heartbeatMs = 25_000;

/**
 * Notifies open consoles of new, read and withdrawn messages, and of the progress of uploads and report syncs, with
 * server-sent events.
 */
export function messageEventsRoute(
  app: FastifyInstance,
  { db, clock, signals }: Pick<AppDependencies, 'db' | 'clock' | 'signals'>,
): void {
  const states = createMessageStatesRepository(db);
  const uploads = createUploadEventsRepository(db);
  const streams = createMessageStreams({
    readStates: (userIds) => states.readStates(userIds, clock.now()),
    findLive: (tokens) => findLiveTokens(db, tokens, clock.now()),
    readUploads: (draftIds, userIds) => uploads.read(draftIds, userIds),
    findSyncReaders: (userIds) => findSyncReaders(db, userIds),
    now: () => clock.now(),
    log: app.log,
  });
  const unsubscribe = signals.subscribe((userId) => streams.refresh(userId));
  const unsubscribeFromUploads = signals.subscribeToUploads((draftId) => streams.refreshUpload(draftId));
  const unsubscribeFromSyncs = signals.subscribeToSyncs((accountId) => streams.refreshSync(accountId));
  const heartbeat = setInterval(() => void streams.sendHeartbeat(), heartbeatMs).unref();
  app.addHook('preClose', (done) => {
    unsubscribe();
    unsubscribeFromUploads();
    unsubscribeFromSyncs();
    clearInterval(heartbeat);
    streams.stop();
    done();
  });

  app.route({
    method: 'GET',
    url: `${basePath}${messageEventsPath}`,
    // a HEAD request would open a stream that nothing reads
    exposeHeadRoute: false,
    config: { access: 'session', allowedDuring: ['password'] },
    // compression would delay events
    compress: false,
    // the OpenAPI document describes envelopes only
    schema: { hide: true },
    handler: ({ caller, sessionToken }, reply) =>
      reply
        .type('text/event-stream')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // without keep-alive, so that the connection does not delay the server's stop
        .header('connection', 'close')
        .send(streams.open({ userId: caller.userId, token: sessionToken })),
  });
}
