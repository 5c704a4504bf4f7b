import multipart from '@fastify/multipart';
import { endpoints } from '@meridian/api-client/contract';
import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bodyTimeouts, type BodyTimeouts } from './body-timeouts';
import { jsonBodies } from './json-bodies';
import { requestLanguage } from './language';

type App = Awaited<ReturnType<typeof createApp>>;
let app: App | undefined;
afterEach(() => app?.app.close());

async function createApp(limits: Partial<BodyTimeouts>) {
  const received: number[] = [];
  const server = Fastify();
  await server.register(requestLanguage);
  await server.register(bodyTimeouts, limits);
  await server.register(jsonBodies);
  server.post('/json', { config: { access: 'public' } }, () => ({ isRead: true }));
  server.post('/rejected', {
    config: { access: 'public' },
    onRequest: (_request, reply) => {
      void reply.code(401).send({ code: 401 });
    },
    handler: () => undefined,
  });
  await server.register(async (scope) => {
    await scope.register(multipart);
    scope.post(
      '/upload',
      { config: { access: 'public', endpoint: endpoints.reportImportUpload } },
      async (request) => {
        const file = await request.file();
        received.push((await file?.toBuffer())?.byteLength ?? 0);
        return { isRead: true };
      },
    );
  });
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  return { app: server, port: Number(port), received };
}

function send({ port }: App, url: string, { type, length }: { type: string; length: number | 'chunked' }) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write([`POST ${url} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`, size, '', ''].join('\r\n'));
  return { socket, closed: once(socket, 'close').then(() => text), text: () => text };
}

const json = { type: 'application/json', length: 100 };
const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const upload = (bytes: number) => ({
  type: 'multipart/form-data; boundary=b',
  length: head.length + bytes + '\r\n--b--\r\n'.length,
});

describe('bodyTimeouts', () => {
  test('ends a JSON body that stops, with 408', async () => {
    app = await createApp({ jsonMs: 50 });
    const request = send(app, '/json', json);
    request.socket.write('{"a":');
    expect(await request.closed).toMatch(/^HTTP\/1\.1 408 [^]*"code":408/);
  });

  test('ends a JSON body that arrives too slowly', async () => {
    app = await createApp({ jsonMs: 100 });
    const request = send(app, '/json', json);
    const drip = setInterval(() => request.socket.write(' '), 10);
    const response = await request.closed;
    clearInterval(drip);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('ends a chunked JSON body without an end', async () => {
    app = await createApp({ jsonMs: 100 });
    const request = send(app, '/json', { ...json, length: 'chunked' });
    const drip = setInterval(() => request.socket.write('1\r\n \r\n'), 10);
    const response = await request.closed;
    clearInterval(drip);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('ends an upload without enough progress', async () => {
    app = await createApp({ uploadMs: 50, minUploadBytes: 1000 });
    const request = send(app, '/upload', upload(100_000));
    request.socket.write(head);
    expect(await request.closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(app.received).toEqual([]);
  });

  test('receives an upload with progress, however long it takes', async () => {
    app = await createApp({ uploadMs: 400, minUploadBytes: 1000 });
    const parts = 40;
    const request = send(app, '/upload', upload(parts * 2000));
    request.socket.write(head);
    for (let part = 0; part < parts; part++) {
      request.socket.write('x'.repeat(2000));
      // each pause is far below the timeout, their sum far above it
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    request.socket.end('\r\n--b--\r\n');
    expect(await request.closed).toMatch(/^HTTP\/1\.1 200 [^]*"isRead":true/);
    expect(app.received).toEqual([parts * 2000]);
  });

  test('ends its timeout with the response', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      app = await createApp({});
      const headers = { 'content-type': 'application/json' };
      const response = await app.app.inject({ method: 'POST', url: '/rejected', headers, payload: '{}' });
      expect(response.statusCode).toBe(401);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('leaves the connection of a completed request open', async () => {
    app = await createApp({ jsonMs: 5_000 });
    const response = await fetch(`http://127.0.0.1:${app.port}/json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('keep-alive');
  });
});
