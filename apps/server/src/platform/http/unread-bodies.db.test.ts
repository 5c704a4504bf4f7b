import { basePath, endpoints } from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { sendAsBrowser } from '../../testing/send-as-browser';

const perMinute = 120;
let test: TestApp;
let address: string;
let reader: string;
beforeAll(async () => {
  test = await createTestApp({ anonymousPerMinute: perMinute });
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ token: reader } = await test.fixtures.signedIn({ role: 'edit' }));
});
afterAll(() => test.close());

const upload = `${basePath}${endpoints.reportImportUpload.path}`;
const audit = `${basePath}${endpoints.auditList.path}`;
const login = `${basePath}${endpoints.login.path}`;
const megabyte = 1024 * 1024;

const send = (url: string, content: { type: string; body: Uint8Array }, token = '') =>
  sendAsBrowser(Number(new URL(address).port), url, { ...content, token });

const file = (bytes: number) => ({ type: 'multipart/form-data; boundary=b', body: new Uint8Array(bytes) });

/** Response codes of consecutive requests. Throws if a connection fails. */
async function codesOf(count: number, request: () => Promise<number>): Promise<Set<number>> {
  const codes = new Set<number>();
  for (let i = 0; i < count; i++) codes.add(await request());
  return codes;
}

describe('a request that is rejected before its body is read', () => {
  it.each([400, megabyte, 3 * megabyte, 15 * megabyte])(
    'gets 401 with an ended session, for each of 20 uploads of %i bytes',
    async (bytes) => {
      expect(await codesOf(20, () => send(upload, file(bytes), 'ended'))).toEqual(new Set([401]));
    },
  );

  it('gets 403 without the permission, 415 for another type, and 413 for too much JSON', async () => {
    const { body } = file(15 * megabyte);
    const json = { type: 'application/json', body };
    const forbidden = () => send(audit, json, reader);
    expect(await codesOf(5, forbidden)).toEqual(new Set([403]));
    const plain = () => send(login, { type: 'text/plain', body });
    expect(await codesOf(5, plain)).toEqual(new Set([415]));
    expect(await codesOf(5, () => send(login, json))).toEqual(new Set([413]));
  });

  it('gets 429 after too many', async () => {
    await codesOf(perMinute, () => send(upload, file(1), 'ended'));
    const tooMany = () => send(upload, file(15 * megabyte), 'ended');
    expect(await codesOf(5, tooMany)).toEqual(new Set([429]));
  });
});
