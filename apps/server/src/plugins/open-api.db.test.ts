import { basePath, describeAccess, endpoints, type Endpoint } from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../testing';

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
});
