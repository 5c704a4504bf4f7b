import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { rejectMalformed } from './malformed-requests';
import { hasUnreadBody } from './unread-bodies';

export interface BodyTimeouts {
  /** Time limit of a JSON body, from the end of the headers. */
  jsonMs: number;
  /** Period in which an upload must transfer at least `minUploadBytes`. */
  uploadMs: number;
  minUploadBytes: number;
}

const defaults: BodyTimeouts = { jsonMs: 30_000, uploadMs: 30_000, minUploadBytes: 16_384 };

/**
 * Limits the time in which a client may send a body: a JSON body as a whole, an upload by its progress, so that 200 MB
 * over a slow connection are accepted and a client that sends single bytes is not. A body that is too slow gets 408,
 * and its connection is closed.
 */
export const bodyTimeouts = fp<Partial<BodyTimeouts>>((app, options, done) => {
  const limits = { ...defaults, ...options };
  app.addHook('onRequest', (request, reply, next) => {
    if (hasUnreadBody(request)) limitBody(request, reply, limits);
    next();
  });
  done();
});

function limitBody({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, limits: BodyTimeouts): void {
  const { socket } = raw;
  const isUpload = routeOptions.config.endpoint?.bodyKind === 'multipart';
  let received = socket.bytesRead;
  const check = () => {
    if (isUpload && socket.bytesRead - received >= limits.minUploadBytes) {
      received = socket.bytesRead;
      return;
    }
    stop();
    rejectMalformed({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  };
  const timer = setInterval(check, isUpload ? limits.uploadMs : limits.jsonMs);
  const stop = () => clearInterval(timer);
  raw.once('end', stop);
  raw.once('close', stop);
  // from here on, `unreadBodies` limits it
  reply.raw.once('finish', stop);
}
