import { basePath, endpoints, messageEventsPath } from '@meridian/api-client/contract';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { captchaText, createTestApp, temporaryFolder, type TestApp } from '../../testing';
import { createMetrics } from '../metrics';

const metricsToken = 'a-token-for-monitoring';
const userInfo = `${basePath}${endpoints.getUserInfo.path}`;
let folder: string;
let test: TestApp;
let token: string;
let jobs: () => Promise<{ queue: string; state: string; count: number }[]>;
let behindProxy: TestApp;
beforeAll(async () => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'index-0a1b.js'), '');
  test = await createTestApp({
    config: {
      captchaCode: captchaText,
      trustProxy: false,
      ssoOrigin: undefined,
      unlockMinutes: 0,
      consoleDir: folder,
      metricsToken,
    },
    metrics: createMetrics({
      databases: { requests: { pool: { totalCount: 5, idleCount: 3, waitingCount: 7 } } },
      countJobs: () => jobs(),
    }),
  });
  ({ token } = await test.fixtures.signedIn());
  behindProxy = await createTestApp({
    config: {
      captchaCode: captchaText,
      trustProxy: '127.0.0.1',
      ssoOrigin: undefined,
      unlockMinutes: 0,
      metricsToken,
    },
    metrics: createMetrics({ databases: {}, countJobs: () => Promise.resolve([]) }),
  });
});
beforeEach(() => {
  jobs = () => Promise.resolve([{ queue: 'export-report', state: 'active', count: 2 }]);
});
afterAll(async () => {
  await test.close();
  await behindProxy.close();
  rmSync(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:8080', ...headers } });
/** Value of a metric series; undefined if the series does not exist. */
async function valueOf(series: string): Promise<number | undefined> {
  const line = (await get()).body.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
const requests = (labels: string) => valueOf(`http_requests_total{${labels}}`);

describe('/metrics', () => {
  it('counts requests by route and code, never by path', async () => {
    await test.app.inject({ url: userInfo, headers: { token } });
    await test.app.inject({ url: userInfo });
    for (const url of ['/one', '/two', '/assets/index-0a1b.js']) await test.app.inject(url);
    expect(await requests(`method="GET",route="${userInfo}",code="200"`)).toBe(1);
    expect(await requests(`method="GET",route="${userInfo}",code="401"`)).toBe(1);
    expect(await requests('method="GET",route="unknown",code="404"')).toBe(2);
    expect(await requests('method="GET",route="console",code="200"')).toBe(1);
  });

  it('reports pools and jobs', async () => {
    expect(await valueOf('meridian_database_connections{pool="requests",state="waiting"}')).toBe(7);
    expect(await valueOf('meridian_database_connections{pool="requests",state="idle"}')).toBe(3);
    expect(await valueOf('meridian_jobs{queue="export-report",state="active"}')).toBe(2);
    jobs = () => Promise.reject(new Error('no connection'));
    expect(await valueOf('meridian_jobs{queue="export-report",state="active"}')).toBe(undefined);
    expect(await valueOf('process_cpu_seconds_total')).toBeGreaterThan(0);
  });

  it('names the version', async () => {
    const { version } = (await test.app.inject('/healthz')).json<{ version: string }>();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(await valueOf(`meridian_build_info{version="${version}"}`)).toBe(1);
  });

  it('counts open event streams', async () => {
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const reader = new AbortController();
    const stream = await fetch(`${address}${basePath}${messageEventsPath}`, {
      headers: { token },
      signal: reader.signal,
    });
    expect(stream.status).toBe(200);
    expect(await valueOf('meridian_event_streams')).toBe(1);
    reader.abort();
    await vi.waitFor(async () => expect(await valueOf('meridian_event_streams')).toBe(0));
  });

  it.each([
    [{}, '127.0.0.1', 200],
    [{ host: '[::1]:8080' }, '::1', 200],
    [{}, '::ffff:127.0.0.1', 200],
    [{}, '203.0.113.1', 403],
    [{ authorization: `Bearer ${metricsToken}` }, '203.0.113.1', 200],
    [{ authorization: 'Bearer a-token-for-monitoring-2' }, '203.0.113.1', 403],
    // a proxy on this machine, and a page in an administrator's browser
    [{ 'x-forwarded-for': '203.0.113.1' }, '127.0.0.1', 403],
    [{ host: 'reports.example.com' }, '127.0.0.1', 403],
    [{ 'x-real-ip': '203.0.113.1' }, '127.0.0.1', 403],
    [{ via: '1.1 proxy' }, '127.0.0.1', 403],
    // an unlisted proxy, and the address that it forwards
    [{ 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1', 403],
  ])('with %j from %s: %i', async (headers, address, status) => {
    const response = await get(headers, address);
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json()).toMatchObject({ code: 403 });
    else expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it.each([
    [{}, 403],
    [{ authorization: `Bearer ${metricsToken}` }, 200],
  ])('behind a proxy, which may name the client in no header, with %j: %i', async (headers, status) => {
    const request = { url: '/metrics', remoteAddress: '127.0.0.1' };
    const response = await behindProxy.app.inject({
      ...request,
      headers: { host: 'localhost:8080', ...headers },
    });
    expect(response.statusCode).toBe(status);
  });

  it('has buckets by route only, however many codes there are', async () => {
    const lines = (await get()).body.split('\n');
    const ofRoute = lines.filter(
      (line) => line.startsWith('http_request_duration_seconds_bucket') && line.includes(userInfo),
    );
    expect(ofRoute).toHaveLength(11);
  });
});
