import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { crashSettings, seededRandom, startServerProcess, startTargetProcess } from '../../../tools/crash';
import { demoUsers } from './demo';
import { ConfigError, readConfig } from './platform/config/config';
import { createPasswordHash, pwdOf } from './platform/lib/password';
import { SetupError } from './platform/lib/setup-error';
import { startServer } from './server';
import { createTestDatabase, temporaryFolder, withDatabaseName } from './testing';
import { openDatabaseProxy } from './testing/database-proxy';

const crash = crashSettings({ sampleKills: 1 });
let folder: string;
let admin: pg.Client;
beforeAll(async () => {
  folder = temporaryFolder();
  admin = new pg.Client({ connectionString: withDatabaseName(inject('templateDatabase'), 'postgres') });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Settings of a server on a migrated database. */
async function migratedDatabase(): Promise<{ DATABASE_URL: string }> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return { DATABASE_URL: database.url };
}

/** Settings of a server on its own empty database. */
async function emptyDatabase(): Promise<{ DATABASE_URL: string }> {
  const name = `server_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE DATABASE ${name}`);
  return { DATABASE_URL: withDatabaseName(inject('templateDatabase'), name) };
}

const start = (env: Record<string, string>) =>
  startServerProcess({ dataDir: path.join(folder, 'data'), env });

/** Starts a server in this process, where its error can be checked before it is printed. */
const startHere = (env: Record<string, string>) => {
  const config = readConfig({ PORT: '0', MERIDIAN_DATA_DIR: path.join(folder, 'data'), ...env });
  return startServer(config, { log: pino({ level: 'silent' }), onLost: () => undefined });
};

/** Message of an error that operators can fix, printed as one line. */
const setupErrorOf = async (result: Promise<unknown>) => {
  const error: unknown = await result.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SetupError)) throw new Error('this is no error of the set-up', { cause: error });
  return error.message;
};

const status = async (address: string, url: string) => (await fetch(address + url)).status;

/** A busy machine may let a probe fail. */
const isReady = (address: string, hint?: string) =>
  vi.waitFor(async () => expect(await status(address, '/readyz'), hint).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });

describe('server', () => {
  test('responds once it is ready, measures its pools and jobs, and exits with 0 after SIGTERM', async () => {
    const server = start(await emptyDatabase());
    const address = await server.ready;
    expect(await status(address, '/healthz')).toBe(200);
    await isReady(address);
    expect(server.output()).toContain('set MERIDIAN_FILES_DIR to a shared folder');
    expect(server.output()).toMatch(/"version":"\d[^\n]*"msg":"starting"/);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toMatch(/^meridian_database_connections\{pool="jobs",state="total"\} [1-9]/m);
    expect(metrics).toMatch(/^meridian_jobs\{queue="watch-balances",state="\w+"\} 1$/m);
    expect(await server.kill('SIGTERM')).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('two servers that start concurrently on one empty database are both ready', async () => {
    const env = await emptyDatabase();
    const servers = [start(env), start(env)];
    for (const server of servers) await isReady(await server.ready);
    for (const server of servers) expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('is ready after kills at any time during its first start', { timeout: crash.timeoutMs }, async () => {
    const env = await emptyDatabase();
    const { seed, kills } = crash;
    const random = seededRandom(seed);
    for (let i = 0; i < kills; i++) {
      const server = start(env);
      await delay(600 + random() * 1_500);
      await server.kill();
    }
    const server = start(env);
    await isReady(await server.ready, `seed ${seed}`);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('prints its version, even without a database', async () => {
    const server = startTargetProcess('apps/server/dist/main.js', { args: ['--version'] });
    expect(await server.end).toBe(0);
    expect(server.output().trim()).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('is not ready while its database does not respond', async () => {
    const { DATABASE_URL } = await migratedDatabase();
    const proxy = await openDatabaseProxy(DATABASE_URL);
    const server = start({ DATABASE_URL: proxy.url });
    const address = await server.ready;
    await isReady(address);
    await proxy.close();
    await vi.waitFor(async () => {
      const response = await fetch(`${address}/readyz`);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ status: 'not ready', reason: 'database' });
    });
    expect(await status(address, '/healthz')).toBe(200);
    await server.kill();
  });

  test('rejects an invalid setting with one line', async () => {
    const server = start({ MERIDIAN_LOG_LEVEL: 'silent', MERIDIAN_UNKNOWN: '1' });
    expect(await server.end).toBe(1);
    expect(server.output().trim()).toMatch(/^meridian: [^\n]*MERIDIAN_UNKNOWN[^\n]*$/);
  });

  test.each([
    [{ NODE_ENV: 'production', MERIDIAN_CAPTCHA_CODE: 'test' }, 'MERIDIAN_CAPTCHA_CODE'],
    [{ NODE_ENV: 'production', MERIDIAN_DEMO: '1' }, 'MERIDIAN_DEMO'],
    [{ HOST: '0.0.0.0', MERIDIAN_DEMO: '1' }, 'HOST=0\\.0\\.0\\.0'],
    [{ HOST: 'demo.example.com', MERIDIAN_DEMO: '1' }, 'MERIDIAN_DEMO'],
    [{ PORT: 'http' }, 'PORT'],
    [{ MERIDIAN_TRUST_PROXY: '999.999.0.0/0' }, 'MERIDIAN_TRUST_PROXY'],
  ])('names the setting of %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  test.each([
    ['an unknown host', { HOST: 'no-such-host.invalid' }, /^HOST no-such-host\.invalid [^\n]*$/],
    ['an address of another machine', { HOST: '203.0.113.1' }, /^HOST 203\.0\.113\.1 [^\n]*$/],
    [
      'a data directory that cannot be',
      { MERIDIAN_DATA_DIR: '/proc/meridian' },
      /^[^\n]*MERIDIAN_DATA_DIR[^\n]*$/,
    ],
  ])('rejects %s', async (_what, env, message) => {
    const DATABASE_URL = 'HOST' in env ? inject('templateDatabase') : '';
    expect(await setupErrorOf(startHere({ DATABASE_URL, ...env }))).toMatch(message);
  });

  test('rejects a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const message = await setupErrorOf(startHere({ DATABASE_URL: inject('templateDatabase'), PORT }));
    expect(message).toMatch(/^Port \d+ of 127\.0\.0\.1 is already in use[^\n]*$/);
    other.close();
  });

  test('rejects a world-writable data directory with one line', async () => {
    const dataDir = path.join(folder, 'open');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o777);
    const server = start({ MERIDIAN_DATA_DIR: dataDir, MERIDIAN_LOG_LEVEL: 'silent' });
    expect(await server.end).toBe(1);
    expect(server.output().trim()).toMatch(/^meridian: The data directory \S+ is world-writable\.[^\n]*$/);
  });

  test('waits for its database while responding to probes, and can be stopped', async () => {
    const proxy = await openDatabaseProxy(inject('templateDatabase'));
    await proxy.close();
    const server = start({ DATABASE_URL: proxy.url });
    await vi.waitFor(() => expect(server.output()).toContain('waiting for the database'));
    const address = /"address":"([^"]+)"/.exec(server.output())?.[1] ?? '';
    expect([await status(address, '/healthz'), await status(address, '/readyz')]).toEqual([200, 503]);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('rejects a database with the passwords of the demo workspace unless it is a demo, and ends with its parent', async () => {
    const env = await migratedDatabase();
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const insert = `INSERT INTO users (name, name_key, password_hash) VALUES ('Admin', 'admin', $1)`;
    await client.query(insert, [await createPasswordHash(pwdOf(demoUsers[0].password))]);

    const production = { ...env, NODE_ENV: 'production', MERIDIAN_LOG_LEVEL: 'silent' };
    for (const mode of [production, { ...env, MERIDIAN_LOG_LEVEL: 'silent' }]) {
      const first = start(mode);
      expect(await first.end).toBe(1);
      expect(first.output().trim()).toMatch(/^meridian: This database has demo users[^\n]*: Admin\.[^\n]*$/);
    }

    await client.query(`UPDATE users SET password_hash = $1`, [
      await createPasswordHash(pwdOf('another password')),
    ]);
    await client.end();
    const second = start(production);
    await isReady(await second.ready);
    second.disconnect();
    expect(await second.end).toBe(0);
  });

  test('rejects a database of a newer version', async () => {
    const env = await migratedDatabase();
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)`,
    );
    await client.end();
    const server = await startHere(env);
    expect(await setupErrorOf(server.ready)).toMatch(/^This database was created by a newer version[^\n]*$/);
    await server.stop();
  });
});
