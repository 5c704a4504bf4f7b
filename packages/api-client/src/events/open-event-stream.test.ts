import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client';
import { TimeoutError } from '../errors/errors';
import { openEventStream } from './open-event-stream';
import { reconnectDelayMs } from './reconnect-delay';

/** One connection, as seen by the server. */
interface Connection {
  headers: Headers;
  isEnded: () => boolean;
  write: (text: string) => Promise<void>;
  end: () => Promise<void>;
}

const errorResponse = (code: number, init?: ResponseInit) => Response.json({ code, message: '' }, init);

/** A reader and its server. `respond` may reject a connection, counted from 0. */
function setUp(respond: (index: number) => Response | 'stream' = () => 'stream') {
  const connections: Connection[] = [];
  const notified = { events: [] as string[], opened: 0, lost: [] as unknown[], expired: 0 };
  const abort = new AbortController();
  let requestCount = 0;
  const client = createClient({
    getToken: () => 'secret',
    getAccountId: () => 0,
    language: 'cn',
    on401: () => (notified.expired += 1),
    fetch: (_, init) => {
      const given = respond(requestCount);
      requestCount += 1;
      if (given !== 'stream') return Promise.resolve(given);
      let isEnded = false;
      let stream: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void (stream = controller),
        cancel: () => void (isEnded = true),
      });
      connections.push({
        headers: new Headers(init?.headers),
        isEnded: () => isEnded,
        write: async (text) => {
          stream.enqueue(new TextEncoder().encode(text));
          await settle();
        },
        end: async () => {
          stream.close();
          await settle();
        },
      });
      return Promise.resolve(
        new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
      );
    },
  });
  const done = openEventStream(client, '/events', {
    onEvent: ({ event, data }) => notified.events.push(`${event} ${data}`),
    onOpen: () => (notified.opened += 1),
    onLost: (error) => notified.lost.push(error),
    signal: abort.signal,
  });
  return { connections, notified, abort, done, requestCount: () => requestCount };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('openEventStream', () => {
  it('sends the headers of the session and publishes the events', async () => {
    const { connections, notified } = setUp();
    await settle();
    expect(Object.fromEntries(connections[0]?.headers ?? [])).toEqual({
      accept: 'text/event-stream',
      language: 'cn',
      token: 'secret',
    });
    await connections[0]?.write('event: messages\ndata: 1\n\n: still here\n\ndata: 2\n\n');
    expect(notified).toMatchObject({ events: ['messages 1', 'message 2'], opened: 1, lost: [] });
  });

  it('reconnects after 1, 2, 4 … 30 seconds, and after 1 once it has received an event', async () => {
    const { notified, requestCount, connections } = setUp((index) =>
      index < 7 ? errorResponse(503) : 'stream',
    );
    const waits: number[] = [];
    let before = 0;
    for (let elapsed = 0; connections.length === 0; elapsed += 500) {
      if (requestCount() > waits.length) {
        waits.push(elapsed - before);
        before = elapsed;
      }
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(waits.slice(1)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
    await connections[0]?.write('data: back\n\n');
    await connections[0]?.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections).toHaveLength(2);
    expect(notified).toMatchObject({ events: ['message back'], opened: 2 });
  });

  it('continues from the last id, after the delay that the server requests', async () => {
    const { connections } = setUp();
    await settle();
    await connections[0]?.write('retry: 5000\nid: 7\ndata: a\n\n');
    await connections[0]?.end();
    await vi.advanceTimersByTimeAsync(4999);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections[1]?.headers.get('last-event-id')).toBe('7');
  });

  it('waits as long as the server requests', async () => {
    const { requestCount } = setUp(() =>
      errorResponse(429, { status: 429, headers: { 'retry-after': '60' } }),
    );
    await vi.advanceTimersByTimeAsync(59_999);
    expect(requestCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requestCount()).toBe(2);
  });

  it.each([
    ['in the envelope', () => errorResponse(401)],
    ['by the status', () => new Response('', { status: 401 })],
  ])('stops with the session: 401 %s', async (_, respond) => {
    const { done, notified, requestCount } = setUp(respond);
    await done;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requestCount()).toBe(1);
    expect(notified.expired).toBe(1);
  });

  it('treats a response that is not a stream as a lost connection', async () => {
    const { connections, notified } = setUp((index) => (index === 0 ? new Response('<html>') : 'stream'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections).toHaveLength(1);
    expect(notified.lost).toHaveLength(1);
  });

  it('reconnects if nothing was received for a minute; a comment counts', async () => {
    const { connections, notified } = setUp();
    await vi.advanceTimersByTimeAsync(59_000);
    await connections[0]?.write(':\n');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(notified.lost).toEqual([expect.any(TimeoutError)]);
    expect(connections[0]?.isEnded()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections).toHaveLength(2);
  });

  it('ends on an abort while it reads', async () => {
    const { abort, done, connections, notified } = setUp();
    await settle();
    abort.abort();
    await done;
    expect(connections[0]?.isEnded()).toBe(true);
    expect(notified).toMatchObject({ events: [], lost: [] });
  });

  it('ends on an abort while it waits', async () => {
    const { abort, done, requestCount } = setUp(() => errorResponse(503));
    await settle();
    abort.abort();
    await done;
    expect(vi.getTimerCount()).toBe(0);
    expect(requestCount()).toBe(1);
  });
});

describe('reconnectDelayMs', () => {
  it.each([
    [{ failures: 1, random: 0 }, 800],
    [{ failures: 1, random: 1 }, 1200],
    [{ failures: 6, random: 0.5 }, 30_000],
    [{ failures: 10_000, random: 0.5 }, 30_000],
    [{ failures: 1, random: 0.5, firstMs: 100 }, 100],
    [{ failures: 1, random: 0.5, atLeastMs: 45_000 }, 45_000],
  ])('of %j is %i ms', (attempt, expected) => {
    expect(reconnectDelayMs(attempt)).toBe(expected);
  });
});
