import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client';
import { TimeoutError } from '../errors/errors';
import { openEventStream } from './open-event-stream';
import { reconnectDelayMs } from './reconnect-delay';

/** One connection, as the server holds it. */
interface Connection {
  headers: Headers;
  isEnded: () => boolean;
  write: (text: string) => Promise<void>;
  end: () => Promise<void>;
}

const refusal = (code: number, init?: ResponseInit) => Response.json({ code, message: '' }, init);

/** A reader and its server. `answer` may refuse a connection, counted from 0. */
function setUp(answer: (index: number) => Response | 'stream' = () => 'stream') {
  const connections: Connection[] = [];
  const told = { events: [] as string[], opened: 0, lost: [] as unknown[], expired: 0 };
  const abort = new AbortController();
  let asked = 0;
  const client = createClient({
    getToken: () => 'secret',
    getAccountId: () => 0,
    language: 'cn',
    on401: () => (told.expired += 1),
    fetch: (_, init) => {
      const given = answer(asked);
      asked += 1;
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
    onEvent: ({ event, data }) => told.events.push(`${event} ${data}`),
    onOpen: () => (told.opened += 1),
    onLost: (error) => told.lost.push(error),
    signal: abort.signal,
  });
  return { connections, told, abort, done, asked: () => asked };
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
  it('sends the headers of the session and tells the events', async () => {
    const { connections, told } = setUp();
    await settle();
    expect(Object.fromEntries(connections[0]?.headers ?? [])).toEqual({
      accept: 'text/event-stream',
      language: 'cn',
      token: 'secret',
    });
    await connections[0]?.write('event: messages\ndata: 1\n\n: still here\n\ndata: 2\n\n');
    expect(told).toMatchObject({ events: ['messages 1', 'message 2'], opened: 1, lost: [] });
  });

  it('connects again after 1, 2, 4 … 30 seconds, and after 1 once it has heard an event', async () => {
    const { told, asked, connections } = setUp((index) => (index < 7 ? refusal(503) : 'stream'));
    const waits: number[] = [];
    let before = 0;
    for (let elapsed = 0; connections.length === 0; elapsed += 500) {
      if (asked() > waits.length) {
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
    expect(told).toMatchObject({ events: ['message back'], opened: 2 });
  });

  it('goes on from the last id, after the wait that the server wishes', async () => {
    const { connections } = setUp();
    await settle();
    await connections[0]?.write('retry: 5000\nid: 7\ndata: a\n\n');
    await connections[0]?.end();
    await vi.advanceTimersByTimeAsync(4999);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections[1]?.headers.get('last-event-id')).toBe('7');
  });

  it('leaves a server alone for as long as it asks', async () => {
    const { asked } = setUp(() => refusal(429, { status: 429, headers: { 'retry-after': '60' } }));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
  });

  it.each([
    ['in the envelope', () => refusal(401)],
    ['by the status', () => new Response('', { status: 401 })],
  ])('stops with the session: 401 %s', async (_, answer) => {
    const { done, told, asked } = setUp(answer);
    await done;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
    expect(told.expired).toBe(1);
  });

  it('takes an answer that is no stream for a loss', async () => {
    const { connections, told } = setUp((index) => (index === 0 ? new Response('<html>') : 'stream'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections).toHaveLength(1);
    expect(told.lost).toHaveLength(1);
  });

  it('connects again when nothing was heard for a minute; a comment is heard', async () => {
    const { connections, told } = setUp();
    await vi.advanceTimersByTimeAsync(59_000);
    await connections[0]?.write(':\n');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.lost).toEqual([expect.any(TimeoutError)]);
    expect(connections[0]?.isEnded()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections).toHaveLength(2);
  });

  it('ends when it is told to, while it reads', async () => {
    const { abort, done, connections, told } = setUp();
    await settle();
    abort.abort();
    await done;
    expect(connections[0]?.isEnded()).toBe(true);
    expect(told).toMatchObject({ events: [], lost: [] });
  });

  it('ends when it is told to, while it waits', async () => {
    const { abort, done, asked } = setUp(() => refusal(503));
    await settle();
    abort.abort();
    await done;
    expect(vi.getTimerCount()).toBe(0);
    expect(asked()).toBe(1);
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
