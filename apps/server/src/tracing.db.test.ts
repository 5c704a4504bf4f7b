import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { startServerProcess } from '../../../tools/crash';
import { temporaryFolder, withDatabaseName } from './testing';

const valueSchema = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() });
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema }));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
});
/** An export as a collector receives it: OTLP over HTTP as JSON. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
type Span = z.infer<typeof spanSchema>;

async function startCollector() {
  const spans: Span[] = [];
  const services = new Set<unknown>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of exportSchema.parse(body).resourceSpans) {
        services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { spans, services, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = temporaryFolder();
  const template = inject('templateDatabase');
  const admin = new pg.Client({ connectionString: withDatabaseName(template, 'postgres') });
  await admin.connect();
  const name = `tracing_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE meridian`);
  await admin.end();
  databaseUrl = withDatabaseName(template, name);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (endpoint: string) =>
  startServerProcess({
    dataDir: path.join(folder, 'data'),
    env: { DATABASE_URL: databaseUrl, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  });

const service = '/base-api/marketing/api/v1';

test('a request is a span of the caller’s trace, with its queries and without its secrets', async () => {
  const collector = await startCollector();
  const server = start(collector.url);
  const address = await server.ready;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${address}${service}/user/login?secret-query=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ userName: 'secret-name', pwd: 'secret-password' }),
  });
  await fetch(`${address}${service}/user/getUserInfo`, {
    headers: { token: 'secret-token' },
  });
  expect(await server.kill('SIGTERM')).toBe(0);
  collector.close();

  const request = collector.spans.find((span) => span.traceId === traceId);
  expect(request).toMatchObject({ name: `POST ${service}/user/login`, parentSpanId: 'b7ad6b7169203331' });
  const asked = collector.spans.find(({ name }) => name === `GET ${service}/user/getUserInfo`);
  const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === asked?.spanId);
  // a prepared query has its name, others their first word
  expect(queries.map(({ name }) => name.split(' ')[0])).toContain('pg.query:caller_by_token');
  expect([...collector.services]).toEqual(['meridian']);
  expect(JSON.stringify(collector.spans)).not.toContain('secret');
  // in a log line of the request
  expect(server.output()).toContain(`"traceId":"${traceId}"`);
});

test('an unreachable collector affects neither requests nor the stop', async () => {
  const server = start('http://127.0.0.1:9');
  const response = await fetch(`${await server.ready}/healthz`);
  expect(response.status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});
