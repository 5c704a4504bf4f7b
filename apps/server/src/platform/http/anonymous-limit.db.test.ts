import { basePath, endpoints } from '@meridian/api-client/contract';
import Fastify, { type FastifyRequest } from 'fastify';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { captchaText, createTestApp, temporaryFolder, type TestApp } from '../../testing';
import { anonymousLimit } from './anonymous-limit';

const perMinute = 5;
const attacker = '203.0.113.9';
let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'assets', 'index-0a1b.js'), '');
  test = await createTestApp({
    anonymousPerMinute: perMinute,
    config: {
      captchaCode: captchaText,
      trustProxy: false,
      ssoOrigin: undefined,
      unlockMinutes: 0,
      consoleDir: folder,
    },
  });
});
afterEach(() => test.clock.advance(60_000));
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = attacker) =>
  test.app.inject({ url, headers, remoteAddress });
const userInfo = `${basePath}${endpoints.getUserInfo.path}`;

async function useUp(url = '/nothing', headers: Record<string, string> = {}): Promise<void> {
  for (let i = 0; i < perMinute; i++) expect((await get(url, headers)).statusCode).not.toBe(429);
}

describe('the limit of anonymous requests', () => {
  it('rejects the next request with 429, an envelope and the seconds to wait', async () => {
    await useUp();
    const response = await get('/openapi.json', { language: 'en' });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(response.json()).toMatchObject({
      code: 429,
      message: expect.stringMatching(/^Too many/) as string,
    });
  });

  it('counts each address, and starts again with the next minute', async () => {
    await useUp();
    expect((await get('/nothing')).statusCode).toBe(429);
    expect((await get('/nothing', {}, '203.0.113.10')).statusCode).toBe(404);
    test.clock.advance(60_000);
    expect((await get('/nothing')).statusCode).toBe(404);
  });

  it('does not count files and pages of the console, or the probes', async () => {
    const html = { accept: 'text/html' };
    for (let i = 0; i <= perMinute; i++) {
      const responses = [
        await get('/', html),
        await get('/login', html),
        await get('/assets/index-0a1b.js'),
        await get('/healthz'),
        await get('/readyz'),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    }
    expect((await get('/nothing')).statusCode).toBe(404);
  });

  it('counts the login separately, and limits it, too', async () => {
    const captcha = `${basePath}${endpoints.getPictureValidationCode.path}`;
    await useUp();
    expect((await get('/nothing')).statusCode).toBe(429);
    await useUp(captcha);
    expect((await get(captcha)).statusCode).toBe(429);
  });

  it('does not affect a session at the same address', async () => {
    const { token } = await test.fixtures.signedIn();
    expect((await get(userInfo, { token })).json()).toMatchObject({ code: 200 });
    test.clock.advance(60_000);
    await useUp();
    for (let i = 0; i <= perMinute; i++)
      expect((await get(userInfo, { token })).json()).toMatchObject({ code: 200 });
    expect((await get('/nothing')).statusCode).toBe(429);
  });

  it('counts made-up tokens, and the token of an ended session', async () => {
    for (let i = 0; i < perMinute; i++)
      expect((await get(userInfo, { token: `invented-${i}` })).json()).toMatchObject({ code: 401 });
    expect((await get(userInfo, { token: 'invented' })).statusCode).toBe(429);
    test.clock.advance(60_000);

    const { token } = await test.fixtures.signedIn();
    await get(userInfo, { token });
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: `${basePath}${endpoints.logout.path}`,
      headers: { token },
      remoteAddress: attacker,
    });
    expect(statusCode).toBe(200);
    test.clock.advance(60_000);
    expect((await get(userInfo, { token })).json()).toMatchObject({ code: 401 });
    await useUp(userInfo, { token });
    expect((await get(userInfo, { token })).statusCode).toBe(429);
  });
});

it('still accepts the token of a request above the limit', async () => {
  const app = Fastify();
  app.decorateRequest('identity', null);
  await app.register(anonymousLimit, { clock: test.clock, hasConsole: false, perMinute: 1 });
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-too-many'] !== undefined) return reply.code(429).send();
    // only its presence matters
    request.identity = {} as NonNullable<FastifyRequest['identity']>;
  });
  app.get('/own', { config: { access: 'session' } }, () => '');
  const send = async (headers = {}) =>
    (await app.inject({ url: '/own', headers: { token: 'known', ...headers } })).statusCode;
  expect([await send(), await send({ 'x-too-many': '1' }), await send()]).toEqual([200, 429, 200]);
  await app.close();
});
