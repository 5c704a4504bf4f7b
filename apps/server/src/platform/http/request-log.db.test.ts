import { basePath, endpoints } from '@meridian/api-client/contract';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { captchaText, createTestApp, type TestApp } from '../../testing';

let lines: Record<string, unknown>[];
let test: TestApp;
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  test = await createTestApp({
    log: pino({ level: 'info' }, { write }),
    config: { captchaCode: captchaText, trustProxy: '10.0.0.1', ssoOrigin: undefined, unlockMinutes: 0 },
  });
});
beforeEach(() => (lines = []));
afterAll(() => test.close());

const inject = (url: string, options: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  test.app.inject({ url, ...options });

it('logs the code of the envelope and the address of the client', async () => {
  const url = `${basePath}${endpoints.getUserInfo.path}`;
  const { token, userId } = await test.fixtures.signedIn();
  await inject(url, { headers: { token }, remoteAddress: '203.0.113.1' });
  await inject(url, { headers: { 'x-forwarded-for': '203.0.113.2' }, remoteAddress: '10.0.0.1' });
  await inject('/nothing');
  expect(lines).toMatchObject([
    { route: url, status: 200, code: 200, address: '203.0.113.1', userId },
    { route: url, status: 200, code: 401, address: '203.0.113.2', userId: null },
    { route: null, status: 404, code: 404 },
  ]);
});

it('logs the user of a sign-in with its outcome, and nothing that was typed', async () => {
  const signIn = async (userName: string) => {
    const { data } = await test.call('getPictureValidationCode');
    const { uuid } = data as { uuid: string };
    lines = [];
    const pwd = 'a'.repeat(64);
    await test.call('login', {
      body: { userName, pwd, validationCode: captchaText, uuid },
      from: '203.0.113.7',
    });
    expect(JSON.stringify(lines)).not.toContain(pwd);
    return lines[0];
  };
  const route = `${basePath}${endpoints.login.path}`;
  const typed = 'MyPassword2026';
  expect(await signIn(typed)).toMatchObject({ route, address: '203.0.113.7', code: 910_002, userId: null });
  expect(JSON.stringify(lines)).not.toContain(typed);
  const { name, userId } = await test.fixtures.addUser({ name: 'known@kaede.example' });
  expect(await signIn(name)).toMatchObject({ route, code: 910_002, userId });
  expect(JSON.stringify(lines)).not.toContain(name);
});

it('does not log probes', async () => {
  for (const url of ['/healthz', '/readyz']) await inject(url);
  expect(lines).toEqual([]);
});

it('warns once of a proxy that is not trusted', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.2' };
  await inject('/healthz', { headers, remoteAddress: '10.0.0.1' });
  expect(lines).toEqual([]);
  await inject('/healthz', { headers, remoteAddress: '10.0.0.2' });
  await inject('/healthz', { headers, remoteAddress: '10.0.0.3' });
  expect(lines).toMatchObject([
    { proxy: '10.0.0.2', msg: expect.stringContaining('MERIDIAN_TRUST_PROXY') as string },
  ]);
});
