import { basePath, describeAccess, endpoints, type Endpoint } from '@meridian/api-client/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../testing';

const documentSchema = z.object({
  openapi: z.string(),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        description: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))),
        requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

let test: TestApp;
let text: string;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  test = await createTestApp();
  text = (await test.app.inject('/openapi.json')).body;
  document = documentSchema.parse(JSON.parse(text));
});
afterAll(() => test.close());

describe('/openapi.json', () => {
  const calls = Object.entries<Endpoint>(endpoints);

  it.each(calls)('describes %s', (_id, { path, method, summary, access, bodyKind, account }) => {
    const operation = document.paths[`${basePath}${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
    expect(operation?.summary).toBe(summary);
    expect(operation?.description).toContain(`Access: ${describeAccess(access)}.`);
    expect(operation?.description).toContain(`Account: ${account}`);
    expect(operation?.security).toEqual(access === 'public' ? [] : [{ token: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
    if (method === 'POST') {
      const type = bodyKind === 'json' ? 'application/json' : 'multipart/form-data';
      expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual([type]);
    }
  });

  it('defines everything it refers to', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(names).toContain('RouteItem');
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  });

  it('contains only endpoints of the contract', () => {
    expect(Object.keys(document.paths)).toHaveLength(new Set(calls.map(([, { path }]) => path)).size);
  });

  it('is sent as stored, in the encoding that the client prefers', async () => {
    const get = (encoding: string) =>
      test.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': encoding } });
    await get('br');
    const describeAll = vi.spyOn(test.app, 'swagger');
    const stringify = vi.spyOn(JSON, 'stringify');
    const responses = [await get('gzip, br'), await get('gzip;q=0.5, br;q=0'), await get('identity')];
    expect(describeAll).not.toHaveBeenCalled();
    expect(stringify).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const [br, gzip, plain] = responses.map(({ rawPayload }) => rawPayload);
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip ?? '').toString()).toBe(text);
    expect(plain?.toString()).toBe(text);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await test.app.inject('/openapi.json');
    const again = await test.app.inject({
      url: '/openapi.json',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
