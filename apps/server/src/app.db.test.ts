import { basePath, endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeProvider } from './kits/provider/testing/fake-provider';
import { captchaText, createTestApp, type TestApp } from './testing';
import { errorsOf } from './testing/errors-of';

const login = `${basePath}${endpoints.login.path}`;
const page = '<!doctype html><title>Meridian</title>';
const script = `console.log(${JSON.stringify('meridian '.repeat(200))});`;

let folder: string;
let test: TestApp;
let app: FastifyInstance;
let isReady = true;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'meridian-console-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'assets', 'index-0a1b.js'), script);
  writeFileSync(path.join(folder, 'assets', 'index-0a1b.js.gz'), gzipSync(script));
  test = await createTestApp({
    config: {
      captchaCode: captchaText,
      trustProxy: '127.0.0.1',
      ssoOrigin: undefined,
      unlockMinutes: 0,
      consoleDir: folder,
      pictureHosts: ['img.example.org'],
    },
    providers: [{ ...createFakeProvider(), name: 'baidu' }],
    readiness: { isReady: () => isReady },
  });
  app = test.app;
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('errors of the transport', () => {
  it.each([
    '/base-api',
    `${basePath}/nothing/here`,
    `${login}/`,
    login.toUpperCase(),
    `/${login}`,
    '/nothing',
  ])('responds to %s with 404 and an envelope', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 404, requestId: expect.any(String) as string });
    }
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const)(
    'responds to %s on a POST endpoint with 405 and Allow',
    async (method) => {
      const response = await app.inject({ method, url: login });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('POST');
    },
  );

  it('rejects a literal path parameter, never with a record', async () => {
    const { token } = await test.fixtures.signedIn();
    for (const section of [':section', '%3Asection', '*', '__proto__', 'account%00']) {
      const url = `${basePath}/marketing/api/v1/seachReport/${section}/daily/list`;
      const body = (await app.inject({ method: 'POST', url, headers: { token }, payload: {} })).json<{
        code: number;
      }>();
      expect([400, 404]).toContain(body.code);
    }
  });

  it.each([
    'text/plain',
    'application/json\t;a',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('rejects a body of type %j with 415', async (type) => {
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: login, headers, payload: '{}' });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 415 });
  });

  it('rejects a body without a type, and a compressed one', async () => {
    const bare = await app.inject({ method: 'POST', url: login, payload: Buffer.from('{}') });
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const gzip = await app.inject({ method: 'POST', url: login, headers, payload: gzipSync('{}') });
    expect([bare.statusCode, gzip.statusCode]).toEqual([415, 415]);
  });

  it('rejects a body over 1 MB with 413', async () => {
    const payload = JSON.stringify({ userName: 'x'.repeat(1024 * 1024) });
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: login, headers, payload });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 413 });
  });

  it('never contain a stack, a query, a path or a version', async () => {
    const errors = await errorsOf(app);
    for (const { body, headers } of errors) {
      expect(body).not.toMatch(/node_modules|\.ts\b|select |insert |stack|FST_|at \w+ \(|fastify/i);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });
});

describe('bodies', () => {
  const send = async (payload: string | Buffer) => {
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: login, headers, payload });
    return { status: response.statusCode, ...response.json<{ code: number; fields?: object }>() };
  };

  it.each([
    ['broken JSON', '{"userName":'],
    ['a key __proto__', '{"__proto__":{"isAdmin":true},"userName":"x"}'],
    ['a key constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['NUL in a text', '{"userName":"a\\u0000b"}'],
    ['NUL in a key', '{"a\\u0000":1}'],
    ['half a surrogate pair', '{"userName":"\\ud83d"}'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['200,000 nested lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['null', 'null'],
    ['a list', '[]'],
  ])('rejects %s as an invalid request', async (_what, payload) => {
    expect(await send(payload)).toMatchObject({ status: 200, code: 400 });
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('names each invalid value by its path', async () => {
    expect(await send('{"userName":" ","pwd":"ABC","uuid":"1"}')).toMatchObject({
      code: 400,
      fields: { userName: 'invalid', pwd: 'invalid', validationCode: 'required' },
    });
  });

  it('treats a missing body as an empty one', async () => {
    const { token } = await test.fixtures.signedIn();
    expect(await test.call('getRouters', { token })).toMatchObject({ code: 200 });
    expect(await test.call('messageList', { token })).toMatchObject({ code: 200 });
  });
});

describe('headers', () => {
  it('allow pictures from this server, the provider and the listed hosts', async () => {
    const { headers } = await app.inject('/');
    const policy = String(headers['content-security-policy']).split('; ');
    const hosts = 'https://*.baidu.com https://*.bcebos.com https://*.baidubce.com https://img.example.org';
    expect(policy).toContain(`img-src 'self' data: blob: ${hosts}`);
  });

  it('are on every kind of response', async () => {
    const { token } = await test.fixtures.signedIn();
    const responses = [
      ...(await errorsOf(app)),
      await app.inject('/'),
      await app.inject('/assets/index-0a1b.js'),
      await app.inject('/healthz'),
      await app.inject('/openapi.json'),
      await app.inject({ url: `${basePath}${endpoints.getUserInfo.path}`, headers: { token } }),
    ];
    for (const { headers } of responses) {
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self';.*object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(),') as string,
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('are on the response to a malformed request', async () => {
    const text = await rawResponse(app, 'NONSENSE\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('x-content-type-options: nosniff');
    expect(text).toContain('{"code":400,');
  });

  it('are on the response to a request without a host', async () => {
    const text = await rawResponse(app, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('x-content-type-options: nosniff');
    expect(text).toContain('{"code":400,');
    const old = await rawResponse(app, 'GET /healthz HTTP/1.0\r\n\r\n');
    expect(old).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('prevent caching of endpoint responses', async () => {
    const { headers } = await app.inject(`${basePath}${endpoints.getPictureValidationCode.path}`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('require TLS only after a request over TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = await app.inject({ url: '/healthz', headers });
    const plain = await app.inject('/healthz');
    const forged = await app.inject({ url: '/healthz', headers, remoteAddress: '203.0.113.1' });
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(forged.headers).not.toHaveProperty('strict-transport-security');
  });

  it('allow no other origin', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await app.inject({ method: 'OPTIONS', url: login, headers });
    expect(preflight.statusCode).toBe(405);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('console', () => {
  const html = { accept: 'text/html,*/*' };

  it.each([
    '/',
    '/login?redirect=%2Fhome',
    '/keywordSearch/account/accountReport',
    '/no/such/page',
    // URLs that cannot be decoded
    '/%E0%A4%A',
    '/home/100%',
  ])('gets its HTML at %s, to be revalidated each time', async (url) => {
    const response = await app.inject({ url, headers: html });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(page);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it.each([
    { url: '/assets/missing.js', headers: html },
    { url: '/base-api/page', headers: html },
    { url: '/base-api/%E0%A4%A', headers: html },
    { url: '/assets/%E0%A4%A.js', headers: html },
    { url: '/%E0%A4%A', headers: { accept: 'application/json' } },
    { url: '/login', headers: { accept: 'application/json' } },
    { url: '/login', headers: html, method: 'POST' as const },
  ])('gets no HTML for $method $url with $headers.accept', async (request) => {
    const response = await app.inject(request);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404 });
  });

  it('caches hashed files for a year and sends the compressed variant', async () => {
    const url = '/assets/index-0a1b.js';
    const plain = await app.inject(url);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe(script);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(script);
  });

  it('is served outside of assets too, but never a compressed variant by its name', async () => {
    expect((await app.inject('/favicon.svg')).headers['content-type']).toMatch(/svg/);
    expect((await app.inject('/assets/index-0a1b.js.gz')).statusCode).toBe(404);
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/index-0a1b.js%00.png',
    '//etc/passwd',
    '/%zz',
  ])('gets nothing outside of its folder for %s, sent raw', async (target) => {
    const text = await rawResponse(app, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(text).toContain('x-content-type-options: nosniff');
  });
});

describe('health', () => {
  it('reports a server that is not ready: endpoints respond with 503, healthz with 200', async () => {
    isReady = false;
    const [alive, ready, call] = await Promise.all([
      app.inject('/healthz'),
      app.inject('/readyz'),
      app.inject({ method: 'POST', url: login }),
    ]);
    isReady = true;
    expect([alive.statusCode, ready.statusCode, call.statusCode]).toEqual([200, 503, 503]);
    expect(ready.json()).toEqual({ status: 'not ready', reason: 'starting' });
    expect(call.json()).toMatchObject({ code: 503 });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('responses', () => {
  it('are compressed if that saves enough', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const response = await app.inject({ url: '/openapi.json', headers });
    expect(response.headers['content-encoding']).toBe('gzip');
  });
});

function rawResponse(server: FastifyInstance, request: string): Promise<string> {
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
