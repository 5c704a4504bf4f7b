import { basePath, endpoints, type EndpointId } from '@meridian/api-client/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { buildApp, type ApplicationDependencies } from '../app';
import { createSignals, type MessageSignals } from '../platform/signals';
import { createFixtures, createTestClock, type Fixtures, type TestClock } from './fixtures';
import { noFiles } from './no-files';
import { createTestDatabase, type TestDatabase } from './test-database';
import { unlimitedCapacity } from './unlimited-capacity';

/** Text of every captcha in a test server. */
export const captchaText = 'Kx7p';

/** The envelope of a response. */
export interface TestResponse<Data = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  code: number;
  message: string;
  data: Data;
  page?: { number: number; size: number; totalCount: number };
  fields?: Record<string, string>;
}

export interface TestCall {
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** IP address of the client. */
  from?: string;
  params?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  /** Receives no notifications until it is started. */
  signals: MessageSignals;
  fixtures: Fixtures;
  /** Sends a request to an endpoint of the contract and returns its envelope. */
  call<Data = unknown>(id: EndpointId, options?: TestCall): Promise<TestResponse<Data>>;
  close(): Promise<void>;
}

/** The application on its own database. By default, jobs and files do nothing. */
export async function createTestApp(given: Partial<ApplicationDependencies> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const signals = createSignals({ url: database.url, log: pino({ level: 'silent' }) });
  const app = await buildApp({
    db: database.db,
    reportsDb: given.db ?? database.db,
    identityDb: given.db ?? database.db,
    jobsDb: given.db ?? database.db,
    clock,
    config: { captchaCode: captchaText, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 0 },
    readiness: { isReady: () => true },
    // all requests of a test come from one address at the same time
    anonymousPerMinute: Infinity,
    jobs: {
      start: () => Promise.resolve(),
      send: () => Promise.resolve(),
      wake: () => undefined,
      work: () => undefined,
      repeat: () => undefined,
      stop: () => Promise.resolve(),
    },
    files: noFiles,
    capacity: unlimitedCapacity,
    signals,
    ...given,
  });
  return {
    app,
    database,
    clock,
    signals,
    fixtures: createFixtures(database.db, clock),
    async call(id, options = {}) {
      const response = await app.inject(requestOf(id, options));
      const body: object = response.json();
      // parse boundary: the contract's envelope, whose data the test checks
      return { status: response.statusCode, headers: response.headers, ...body } as never;
    },
    async close() {
      await app.close();
      await signals.stop();
      await database.drop();
    },
  };
}

/** Request to an endpoint of the contract. */
function requestOf(
  id: EndpointId,
  { token, headers = {}, body, from, params = {} }: TestCall,
): InjectOptions {
  const { method, path } = endpoints[id];
  const url = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');
  return {
    method,
    url: `${basePath}${url}`,
    headers: {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(from !== undefined && { remoteAddress: from }),
  };
}
