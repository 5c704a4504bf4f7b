import { errorCodes, type ErrorName } from '@meridian/api-client/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { sendAsBrowser } from '../../testing/send-as-browser';
import { DomainError } from '../lib/domain-error';
import { bodyTimeouts } from './body-timeouts';
import { errorHandler } from './error-handler';
import { jsonBodies } from './json-bodies';
import { requestLanguage } from './language';
import { unreadBodies, type DrainLimits } from './unread-bodies';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function listen(limits: Partial<DrainLimits> = {}): Promise<number> {
  app = Fastify();
  await app.register(unreadBodies, limits);
  await app.register(jsonBodies);
  app.post('/rejected', {
    config: { access: 'public' },
    onRequest: (_request, reply) => {
      void reply.code(401).send({ code: 401 });
    },
    handler: () => undefined,
  });
  app.get('/next', { config: { access: 'public' } }, () => ({ isNext: true }));
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

function send(port: number, length: number | 'chunked', headers: readonly string[] = []) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  const head = ['POST /rejected HTTP/1.1', 'Host: x', 'Content-Type: application/json', size, ...headers];
  socket.write([...head, '', ''].join('\r\n'));
  const until = async (pattern: RegExp) => {
    while (!pattern.test(text)) await once(socket, 'data');
  };
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, until, closed };
}

describe('a body that the response does not need', () => {
  test('is read after the response, and the connection serves the next request', async () => {
    const { socket, until } = send(await listen(), 2_000_000);
    await until(/^HTTP\/1\.1 401 /);
    socket.write('x'.repeat(2_000_000));
    socket.write('GET /next HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(/"isNext":true/);
    socket.destroy();
  });

  test('is read before the response for a client that closes after it', async () => {
    const { socket, closed } = send(await listen(), 2_000_000, ['Connection: close']);
    socket.write('x'.repeat(2_000_000));
    expect(await closed).toMatch(/^HTTP\/1\.1 401 [^]*\{"code":401\}$/);
  });

  test.each([100, 'chunked'] as const)(
    'loses its connection when it arrives too slowly: %s',
    async (length) => {
      const { socket, closed } = send(await listen({ totalMs: 100 }), length);
      const drip = setInterval(() => socket.write(length === 'chunked' ? '1\r\n \r\n' : ' '), 10);
      expect(await closed).toMatch(/^HTTP\/1\.1 401 /);
      clearInterval(drip);
    },
  );

  test.each([
    ['stops', { idleMs: 50 }, ''],
    ['is too long', { maxBytes: 1_000 }, 'x'.repeat(1_001)],
    ['is one too many bytes of its client', { clientBytesPerMinute: 1_000 }, 'x'.repeat(1_001)],
  ])('loses its connection when it %s', async (_, limits, body) => {
    const { socket, closed } = send(await listen(limits), 100_000);
    socket.write(body);
    expect(await closed).toMatch(/^HTTP\/1\.1 401 (?![^]*connection: close)/i);
  });

  test('is not read if its client sends too many at once', async () => {
    const port = await listen({ perClient: 1 });
    const first = send(port, 100);
    await first.until(/^HTTP\/1\.1 401 /);
    expect(await send(port, 100).closed).toMatch(/^HTTP\/1\.1 401 [^]*connection: close/i);
    first.socket.write('x'.repeat(100));
    first.socket.write('GET /next HTTP/1.1\r\nHost: x\r\n\r\n');
    await first.until(/"isNext":true/);
    const third = send(port, 100);
    await third.until(/^HTTP\/1\.1 401 /);
    third.socket.write('x'.repeat(100));
    third.socket.write('GET /next HTTP/1.1\r\nHost: x\r\n\r\n');
    await third.until(/"isNext":true/);
    for (const { socket } of [first, third]) socket.destroy();
  });

  test('is no longer read once its client has reached its limit per minute', async () => {
    const port = await listen({ clientBytesPerMinute: 1_000 });
    const first = send(port, 100_000);
    first.socket.write('x'.repeat(1_001));
    await first.closed;
    expect(await send(port, 100).closed).toMatch(/^HTTP\/1\.1 401 [^]*connection: close/i);
  });
});

/** Stages at which a request may fail before its body is read. */
const stages = ['onRequest', 'preParsing', 'handler'] as const;

describe.each(stages)('an error in %s', (stage) => {
  const reasons = Object.keys(errorCodes).filter((name): name is ErrorName => name in errorCodes);

  /** A server with one route per error of the contract; none reads its file. */
  async function listenWithErrors(): Promise<number> {
    app = Fastify();
    await app.register(requestLanguage);
    await app.register(errorHandler);
    await app.register(bodyTimeouts);
    await app.register(unreadBodies);
    app.addContentTypeParser('multipart/form-data', (_request, _payload, parsed) => parsed(null));
    for (const reason of reasons) {
      const fail = (_request: FastifyRequest, reply: FastifyReply) => {
        // as Fastify does for a body that it will not read
        void reply.header('connection', 'close');
        return Promise.reject(new DomainError(reason));
      };
      const config = { access: 'public' } as const;
      app.post(`/${reason}`, { config, handler: () => null, [stage]: fail });
    }
    return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  }

  test('reaches a browser that sends a large file unchanged, whatever the error', async () => {
    const port = await listenWithErrors();
    const upload = { type: 'multipart/form-data; boundary=b', body: new Uint8Array(6_000_000) };
    const received: [ErrorName, number][] = [];
    for (const reason of reasons) received.push([reason, await sendAsBrowser(port, `/${reason}`, upload)]);
    expect(received).toEqual(Object.entries(errorCodes));
  });
});
