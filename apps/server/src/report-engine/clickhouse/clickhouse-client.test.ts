import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { EngineError } from '../duckdb/engine-client';
import { createClickhouseClient, type ClickhouseClient } from './clickhouse-client';

let server: Server;
let client: ClickhouseClient;
let requests: number;
const query = sql`SELECT 1`;

afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

async function open(respond: RequestListener, timeoutMs = 10_000): Promise<void> {
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // asserted: it listens on a port
  const { port } = server.address() as AddressInfo;
  const log = pino({ level: 'silent' });
  client = createClickhouseClient({ url: `http://127.0.0.1:${port}/test`, timeoutMs, pauseMs: 60_000, log });
}

it('reads a complete response', async () => {
  await open((_request, response) => response.end('{"data":[["1",null,true],["2","a",false]],"rows":2}'));
  expect(await client.query(query)).toEqual([
    ['1', null, true],
    ['2', 'a', false],
  ]);
});

it.each([
  ['is cut', '{"data":[["1"],["2"'],
  ['lacks rows', '{"data":[["1"]],"rows":2}'],
  ['ends with an error', '{"data":[["1"]],"rows":1,"exception":"Code: 241. Memory limit exceeded"}'],
])('rejects a response that %s', async (_what, body) => {
  await open((_request, response) => response.end(body));
  await expect(client.query(query)).rejects.toThrow(EngineError);
  expect(client.isPaused()).toBe(false);
});

it('says what ClickHouse says', async () => {
  await open((_request, response) => {
    response.writeHead(500, { 'X-ClickHouse-Exception-Code': '60' });
    response.end('Code: 60. DB::Exception: Unknown table report_facts. (UNKNOWN_TABLE)');
  });
  await expect(client.query(query)).rejects.toThrow(/Unknown table report_facts/);
  expect(client.isPaused()).toBe(false);
});

it('sends nothing for a while after a server that does not answer in time', async () => {
  await open(() => undefined, 50);
  await expect(client.query(query)).rejects.toThrow(EngineError);
  expect(client.isPaused()).toBe(true);
  await expect(client.query(query)).rejects.toThrow(EngineError);
  expect(requests).toBe(1);
});

it('rejects a stream whose connection ends early', async () => {
  await open((_request, response) => {
    response.write('["1"]\n["2"]\n');
    setImmediate(() => response.destroy());
  });
  const read = async () => {
    for await (const rows of client.stream(query)) expect(rows.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow(EngineError);
});

it('ends a query whose reader has left, and is not paused by it', async () => {
  const left = new AbortController();
  await open((request) => {
    left.abort(new Error('left'));
    request.resume();
  });
  await expect(client.query(query, { signal: left.signal })).rejects.toThrow('left');
  expect(client.isPaused()).toBe(false);
});
