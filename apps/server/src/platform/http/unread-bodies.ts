import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { clientKeyOf } from '../lib/client-key';

/** Limits for reading the rest of rejected bodies. */
export interface DrainLimits {
  /** Bytes of one body: the largest upload with its form fields. */
  maxBytes: number;
  /** Bytes per client and minute. */
  clientBytesPerMinute: number;
  /** Concurrent bodies, per client and in total. */
  perClient: number;
  total: number;
  /** Timeout without any data. */
  idleMs: number;
  /** Timeout of one body. */
  totalMs: number;
}

const megabyte = 1024 * 1024;
const defaults: DrainLimits = {
  maxBytes: 210 * megabyte,
  clientBytesPerMinute: 1024 * megabyte,
  perClient: 8,
  total: 64,
  idleMs: 5_000,
  totalMs: 30_000,
};
const windowMs = 60_000;

/**
 * Reads and discards the rest of a body whose response did not need it. Browsers send the whole body before they read
 * the response; if the connection closes before that, they report a network failure instead of the response. Beyond the
 * limits, the connection is closed with the response.
 */
export const unreadBodies = fp<Partial<DrainLimits>>((app, options, done) => {
  const limits = { ...defaults, ...options };
  const open = new Map<string, number>();
  const bytesOf = new Map<string, number>();
  let openTotal = 0;
  const forget = setInterval(() => bytesOf.clear(), windowMs).unref();
  app.addHook('onClose', (_app, closed) => {
    clearInterval(forget);
    closed();
  });

  const mayRead = (client: string) =>
    openTotal < limits.total &&
    (open.get(client) ?? 0) < limits.perClient &&
    (bytesOf.get(client) ?? 0) < limits.clientBytesPerMinute;

  /** Reads the rest of the body, and reports whether it was complete. */
  function drain({ raw }: FastifyRequest, client: string, onEnd: (isComplete: boolean) => void): void {
    openTotal += 1;
    open.set(client, (open.get(client) ?? 0) + 1);
    let received = 0;
    let isOpen = true;
    const end = () => {
      if (!isOpen) return;
      isOpen = false;
      clearTimeout(total);
      clearTimeout(idle);
      raw.off('data', read);
      openTotal -= 1;
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
      onEnd(raw.readableEnded);
    };
    const read = ({ length }: Uint8Array) => {
      received += length;
      const used = (bytesOf.get(client) ?? 0) + length;
      bytesOf.set(client, used);
      idle.refresh();
      if (received > limits.maxBytes || used > limits.clientBytesPerMinute) end();
    };
    const total = setTimeout(end, limits.totalMs).unref();
    const idle = setTimeout(end, limits.idleMs).unref();
    raw.once('end', end);
    raw.once('close', end);
    // a parser that rejected the body may have stopped midway
    raw.unpipe();
    raw.on('data', read);
    raw.resume();
  }

  app.addHook('onSend', (request, reply, _payload, next) => {
    const client = clientKeyOf(request.ip);
    const isUnread = hasUnreadBody(request);
    if (isUnread && mayRead(client)) {
      if (!reply.raw.shouldKeepAlive) {
        // this client asked Node to close the connection after the response
        drain(request, client, () => next());
        return;
      }
      // Fastify sets it for bodies that are too large or of another type
      void reply.removeHeader('connection');
      drain(request, client, (isComplete) => {
        if (!isComplete) request.raw.destroy();
      });
    } else if (isUnread) void reply.header('connection', 'close');
    next();
  });
  done();
});

/** Whether a client is still sending its body. */
export function hasUnreadBody({ raw: { complete, headers } }: FastifyRequest): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
