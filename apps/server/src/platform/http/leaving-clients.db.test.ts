import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { currentCancellation } from '../db';

let test: TestApp;
let port: number;
/** The response body. */
let content: PassThrough;
/** The signal of a running report. */
let report: AbortSignal | undefined;
const faults: string[] = [];
beforeAll(async () => {
  test = await createTestApp({
    log: pino({ level: 'warn' }, { write: (line: string) => void faults.push(line) }),
  });
  for (const [url, packing] of [
    ['/packed', {}],
    ['/plain', { compress: false as const }],
  ] as const) {
    test.app.post(url, {
      ...packing,
      config: { access: 'public', audits: 'read' },
      handler: (_request, reply) => reply.type('text/plain').send(content),
    });
  }
  test.app.post('/report', {
    config: { access: 'public', audits: 'read' },
    handler: (_request, reply) =>
      test.app.runFairly({ heavy: 'read' }, { request: { caller: { userId: 'a' } }, reply }, async () => {
        const signal = (report = currentCancellation() ?? AbortSignal.abort());
        // like an engine, which ends a query with the reason of its signal
        await Promise.race([once(signal, 'abort'), once(content, 'end')]);
        signal.throwIfAborted();
        throw new Error('the report failed');
      }),
  });
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
beforeEach(() => {
  content = new PassThrough();
  report = undefined;
  faults.length = 0;
});
afterAll(() => test.close());

function request(url: string) {
  const socket = connect(port, '127.0.0.1');
  const head = ['Host: x', 'Accept-Encoding: gzip', 'Content-Type: application/json', 'Content-Length: 2'];
  socket.write([`POST ${url} HTTP/1.1`, ...head, '', '{}'].join('\r\n'));
  return socket;
}
const isRead = () => vi.waitFor(() => expect(content.listenerCount('data')).toBeGreaterThan(0));
/** Whether the request is over: the server logs a response before it sends the next one. */
const isOver = async () => {
  await vi.waitFor(() => expect(content.destroyed).toBe(true));
  await fetch(`http://127.0.0.1:${port}/healthz`);
};

describe.each(['/packed', '/plain'])('a client of %s', (url) => {
  it('that disconnects before its response causes no error', async () => {
    const socket = request(url);
    await isRead();
    socket.destroy();
    await isOver();
    expect(faults).toEqual([]);
  });

  it('that disconnects during its response causes no error', async () => {
    const socket = request(url);
    content.write('x'.repeat(100_000));
    await once(socket, 'data');
    socket.destroy();
    await isOver();
    expect(faults).toEqual([]);
  });

  it('that stays while its response fails gets an error, which is logged', async () => {
    const socket = request(url);
    await isRead();
    content.destroy();
    const [response] = (await once(socket, 'data')) as [Buffer]; // a socket without an encoding emits buffers
    socket.destroy();
    expect(response.toString()).toContain('{"code":500,');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('unexpected error');
  });
});

describe('a client of a report', () => {
  const isRunning = () => vi.waitFor(() => expect(report).toBeDefined());

  it('that disconnects before its response causes no error', async () => {
    const socket = request('/report');
    await isRunning();
    socket.destroy();
    await vi.waitFor(() => expect(report?.aborted).toBe(true));
    await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(faults).toEqual([]);
  });

  it('that stays while its report fails gets an error, which is logged', async () => {
    const socket = request('/report');
    await isRunning();
    content.end().resume();
    const [response] = (await once(socket, 'data')) as [Buffer]; // a socket without an encoding emits buffers
    socket.destroy();
    expect(response.toString()).toContain('{"code":500,');
    expect(faults).toHaveLength(1);
  });
});

it('disconnects a client that never reads its response', async () => {
  const { server } = test.app;
  expect(server.timeout).toBeGreaterThan(0);
  const usual = server.timeout;
  server.timeout = 200;
  const socket = request('/plain').pause();
  const flood = setInterval(() => content.writableNeedDrain || content.write('x'.repeat(1_000_000)), 1);
  await once(content, 'close');
  clearInterval(flood);
  server.timeout = usual;
  socket.destroy();
});
