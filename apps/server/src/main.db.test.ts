import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { crashSettings, seededRandom, startServerProcess, startTargetProcess } from '../../../tools/crash';
import { demoUsers } from './demo';
import { createPasswordHash, pwdOf } from './lib/password';
import { temporaryFolder, withDatabaseName } from './testing';
import { openDatabaseProxy } from './testing/database-proxy';

const crash = crashSettings({ sampleKills: 2 });
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

/** Settings of a server on an empty database of its own. */
async function emptyDatabase(): Promise<{ DATABASE_URL: string }> {
  const name = `server_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE DATABASE ${name}`);
  return { DATABASE_URL: withDatabaseName(inject('templateDatabase'), name) };
}

const start = (env: Record<string, string>) =>
  startServerProcess({ dataDir: path.join(folder, 'data'), env });

const status = async (address: string, url: string) => (await fetch(address + url)).status;

describe('server', () => {
  test('responds once it is ready, and exits with 0 after SIGTERM', async () => {
    const server = start(await emptyDatabase());
    const address = await server.ready;
    expect([await status(address, '/healthz'), await status(address, '/readyz')]).toEqual([200, 200]);
    expect(server.output()).toContain('set MERIDIAN_FILES_DIR to a shared folder');
    expect(await server.kill('SIGTERM')).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('two that start at once on one empty database are both ready', async () => {
    const env = await emptyDatabase();
    const servers = [start(env), start(env)];
    for (const server of servers) expect(await status(await server.ready, '/readyz')).toBe(200);
    for (const server of servers) expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('is ready after kills at any moment of its first start', { timeout: crash.timeoutMs }, async () => {
    const env = await emptyDatabase();
    const { seed, kills } = crash;
    const random = seededRandom(seed);
    for (let i = 0; i < kills; i++) {
      const server = start(env);
      await delay(600 + random() * 1_500);
      await server.kill();
    }
    const server = start(env);
    expect(await status(await server.ready, '/readyz'), `seed ${seed}`).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('names its version, without a database too', async () => {
    const server = startTargetProcess('apps/server/dist/main.js', { args: ['--version'] });
    expect(await server.end).toBe(0);
    expect(server.output().trim()).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('measures its pools and jobs', async () => {
    const server = start(await emptyDatabase());
    const response = await fetch(`${await server.ready}/metrics`);
    const text = await response.text();
    expect(text).toMatch(/^meridian_database_connections\{pool="jobs",state="total"\} [1-9]/m);
    expect(text).toMatch(/^meridian_jobs\{queue="watch-balances",state="\w+"\} 1$/m);
    expect(server.output()).toMatch(/"version":"\d[^\n]*"msg":"starting"/);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('is not ready while its database does not respond', async () => {
    const { DATABASE_URL } = await emptyDatabase();
    const proxy = await openDatabaseProxy(DATABASE_URL);
    const server = start({ DATABASE_URL: proxy.url });
    const address = await server.ready;
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
    await proxy.close();
    await vi.waitFor(async () => {
      const response = await fetch(`${address}/readyz`);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ status: 'not ready', reason: 'database' });
    }, 10_000);
    expect(await status(address, '/healthz')).toBe(200);
    await server.kill();
  });

  test('ends when its parent process has ended', async () => {
    const server = start(await emptyDatabase());
    await server.ready;
    server.disconnect();
    expect(await server.end).toBe(0);
  });

  test.each([
    [{ MERIDIAN_UNKNOWN: '1' }, 'MERIDIAN_UNKNOWN'],
    [{ NODE_ENV: 'production', MERIDIAN_CAPTCHA_CODE: 'test' }, 'MERIDIAN_CAPTCHA_CODE'],
    [{ NODE_ENV: 'production', MERIDIAN_DEMO: '1' }, 'MERIDIAN_DEMO'],
    [{ PORT: 'http' }, 'PORT'],
    [{ MERIDIAN_TRUST_PROXY: '999.999.0.0/0' }, 'MERIDIAN_TRUST_PROXY'],
    [{ MERIDIAN_DATA_DIR: '/proc/meridian' }, 'MERIDIAN_DATA_DIR'],
  ])('rejects %j with one line', async (env, name) => {
    const server = start({ MERIDIAN_LOG_LEVEL: 'silent', ...env });
    expect(await server.end).toBe(1);
    expect(server.output().trim()).toMatch(new RegExp(`^meridian: [^\\n]*${name}[^\\n]*$`));
  });

  test.each([
    ['an unknown host', { HOST: 'no-such-host.invalid' }, /^meridian: HOST no-such-host\.invalid [^\n]*$/],
    ['an address of another machine', { HOST: '203.0.113.1' }, /^meridian: HOST 203\.0\.113\.1 [^\n]*$/],
  ])('rejects %s with one line', async (_what, env, line) => {
    const server = start({ ...(await emptyDatabase()), MERIDIAN_LOG_LEVEL: 'silent', ...env });
    expect(await server.end).toBe(1);
    expect(server.output().trim()).toMatch(line);
  });

  test('rejects a port in use with one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const server = start({ ...(await emptyDatabase()), MERIDIAN_LOG_LEVEL: 'silent', PORT: port });
    expect(await server.end).toBe(1);
    expect(server.output().trim()).toMatch(/^meridian: Port \d+ of 127\.0\.0\.1 is already in use[^\n]*$/);
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

  test('waits for its database while it responds to probes, and can be stopped', async () => {
    const { DATABASE_URL } = await emptyDatabase();
    const proxy = await openDatabaseProxy(DATABASE_URL);
    await proxy.close();
    const server = start({ DATABASE_URL: proxy.url });
    await vi.waitFor(() => expect(server.output()).toContain('waiting for the database'), 20_000);
    const address = /"address":"([^"]+)"/.exec(server.output())?.[1] ?? '';
    expect([await status(address, '/healthz'), await status(address, '/readyz')]).toEqual([200, 503]);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('rejects a database with the passwords of the demo workspace in production', async () => {
    const env = await emptyDatabase();
    const first = start(env);
    await first.ready;
    await first.kill('SIGTERM');
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const insert = `INSERT INTO users (name, name_key, password_hash) VALUES ('Admin', 'admin', $1)`;
    await client.query(insert, [await createPasswordHash(pwdOf(demoUsers[0].password))]);

    const production = { ...env, NODE_ENV: 'production', MERIDIAN_LOG_LEVEL: 'silent' };
    const second = start(production);
    expect(await second.end).toBe(1);
    expect(second.output().trim()).toMatch(/^meridian: This database has demo users[^\n]*: Admin\.[^\n]*$/);

    await client.query(`UPDATE users SET password_hash = $1`, [
      await createPasswordHash(pwdOf('another password')),
    ]);
    await client.end();
    const third = start(production);
    expect(await status(await third.ready, '/readyz')).toBe(200);
    expect(await third.kill('SIGTERM')).toBe(0);
  });

  test('rejects a database of a newer version with one line', async () => {
    const env = await emptyDatabase();
    const first = start(env);
    await first.ready;
    await first.kill('SIGTERM');
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)`,
    );
    await client.end();

    const second = start({ ...env, MERIDIAN_LOG_LEVEL: 'silent' });
    expect(await second.end).toBe(1);
    expect(second.output().trim()).toMatch(/^meridian: This database was created by a newer version[^\n]*$/);
  });
});
