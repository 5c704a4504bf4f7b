import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import {
  AcknowledgedRows,
  bundleTarget,
  crashSettings,
  seededRandom,
  startTargetProcess,
  type TargetProcess,
} from '../../../../../tools/crash';
import { temporaryFolder } from '../../testing';
import { migrate } from '../db/migrate';
import { prepareBinaries } from './binaries';
import { DatabaseInUseError } from './ownership';
import { preparePlace } from './place';
import { spawnPostgres } from './postgres-process';
import { readPostmaster } from './postmaster-file';
import { run } from './run';
import type { EmbeddedPostgres } from './supervisor';
import { startPostgres } from './supervisor';
import { databaseUser } from './system-user';
import { socketPort } from './transport';

const firstStart = crashSettings({ sampleKills: 1 });
const owners = crashSettings({ sampleKills: 1 });
const log = pino({ level: 'silent' });
let folder: string;
let dataDir: string;
let running: EmbeddedPostgres[];
let ownerFile: string;

beforeAll(async () => {
  folder = temporaryFolder();
  ownerFile = await bundleTarget('apps/server/src/platform/postgres/owner.fixture.ts');
});
beforeEach(() => {
  // creating a cluster is slow, so only the first-start tests create one
  dataDir = path.join(folder, 'shared');
  running = [];
});
afterEach(() => Promise.all(running.map((postgres) => postgres.stop())));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const home = () => path.join(dataDir, 'postgres');
const postmaster = () =>
  readPostmaster({ home: home(), cluster: path.join(home(), 'cluster'), socket: home(), log: home() });

async function start(options: { transport?: 'tcp' } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, log, isDurable: false, ...options });
  running.push(postgres);
  return postgres;
}

/** Starts the database as soon as its owner has stopped. */
async function startOnceFree(): Promise<EmbeddedPostgres> {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
    }
  }
}

const startOwner = () => startTargetProcess(ownerFile, { args: [dataDir] });
const urlOf = async (owner: TargetProcess) => z.object({ url: z.string() }).parse(await owner.message).url;

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** An unrelated process of the database user with these arguments. */
function startUnrelatedProcess(args: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', ...args], {
    cwd: '/',
    stdio: 'ignore',
    ...databaseUser(),
  });
}

describe('first start', () => {
  test(
    'creates a complete cluster after kills at any moment',
    { timeout: firstStart.timeoutMs },
    async () => {
      dataDir = path.join(folder, 'killed');
      const { seed, kills } = firstStart;
      const random = seededRandom(seed);
      for (let i = 0; i < kills; i++) {
        const owner = startOwner();
        await delay(300 + random() * 1_700);
        await owner.kill();
      }
      const { url } = await start();
      expect(await query(url, 'SELECT 1 AS works'), `seed ${seed}`).toEqual([{ works: 1 }]);
      expect(readdirSync(home()).filter((name) => name.startsWith('cluster.new'))).toEqual([]);
    },
  );

  test('rejects one of two servers that start at the same time', async () => {
    dataDir = path.join(folder, 'two');
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(DatabaseInUseError);
  });

  test('works with a path that is too long for a unix socket, and without unix sockets', async () => {
    dataDir = path.join(folder, 'a-long-name-'.repeat(10));
    expect(await query((await start()).url, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);

    dataDir = path.join(folder, 'tcp');
    const { url } = await start({ transport: 'tcp' });
    expect(await query(url, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(query(stranger.toString(), 'SELECT 1')).rejects.toThrow('password authentication failed');
  });
});

describe('owner', () => {
  test('rejects a second server in one line and does not disturb the first', async () => {
    const { url } = await start();
    const second = startOwner();
    expect(await second.end).toBe(1);
    expect(second.output().trim()).toMatch(
      /^Another server is already using the data directory \S+\. Stop it[^\n]*$/,
    );
    expect(await query(url, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);
  });

  test('takes over the running database of a killed server and ends its sessions', async () => {
    const owner = startOwner();
    const url = await urlOf(owner);
    const session = new pg.Client({ connectionString: url });
    const ended = new Promise<void>((resolve) => session.on('end', () => resolve()));
    session.on('error', () => undefined);
    await session.connect();
    await session.query('BEGIN; CREATE TABLE half (id int)');
    const before = postmaster()?.pid;
    await owner.kill();

    await start();
    await ended;
    expect(postmaster()?.pid).toBe(before);
    expect(await query(url, `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
  });

  test(
    'loses no confirmed row when the server or the database is killed',
    { timeout: owners.timeoutMs },
    async () => {
      const { seed, kills } = owners;
      const random = seededRandom(seed);
      const rows = new AcknowledgedRows();
      for (let i = 0; i < kills; i++) {
        const owner = startOwner();
        const url = await urlOf(owner);
        const stop = new AbortController();
        const writing = rows.writeUntilCutOff(url, stop.signal);
        await delay(random() * 600);
        // kill the server alone, or server and database
        const database = postmaster()?.pid;
        await owner.kill();
        if (i % 2 === 1 && database !== undefined) process.kill(database, 'SIGKILL');
        stop.abort();
        await writing;
      }
      const { url: last } = await start();
      expect(rows.confirmed).toBeGreaterThan(0);
      expect(await rows.lost(last), `seed ${seed}`).toEqual([]);
    },
  );

  test('starts, and leaves the process alone, if the stale process id belongs to another process', async () => {
    const { stop } = await start();
    await stop();
    const unrelated = startUnrelatedProcess();
    try {
      const lines = [unrelated.pid, path.join(home(), 'cluster'), 1, 5432, home(), '', '0 0', 'ready'];
      for (const file of ['cluster/postmaster.pid', '.s.PGSQL.5432.lock']) {
        writeFileSync(path.join(home(), file), `${lines.join('\n')}\n`);
        const user = databaseUser();
        if (user !== undefined) chownSync(path.join(home(), file), user.uid, user.gid);
      }
      const { url } = await start();
      expect(await query(url, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);
      expect(unrelated.exitCode ?? unrelated.signalCode).toBe(null);
    } finally {
      unrelated.kill();
    }
  });

  test.each([
    ['empty', ''],
    ['full of zeros', '\0'.repeat(64)],
    ['cut off', `${process.pid}\n/var`],
    ['garbled', 'no number\n'],
  ])('starts with lock files that a power failure left %s', async (_what, content) => {
    const { stop } = await start();
    await stop();
    const user = databaseUser();
    for (const file of ['cluster/postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(path.join(home(), file), content);
      if (user !== undefined) chownSync(path.join(home(), file), user.uid, user.gid);
    }
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);
  });

  test.each([
    ['empty', ''],
    ['garbled', 'no number\n'],
  ])('starts once the PostgreSQL whose lock file is %s has ended', async (_what, content) => {
    const { stop } = await start();
    await stop();
    const lockFile = path.join(home(), 'cluster/postmaster.pid');
    writeFileSync(lockFile, content);
    const user = databaseUser();
    if (user !== undefined) chownSync(lockFile, user.uid, user.gid);
    const other = startUnrelatedProcess(['-D', path.join(home(), 'cluster'), '-c', 'port=5432']);
    try {
      const next = start();
      next.catch(() => undefined); // awaited below
      const startLog = path.join(home(), 'log/start.log');
      await vi.waitFor(() => expect(readFileSync(startLog, 'utf8')).toContain('FATAL'));
      expect(readFileSync(lockFile, 'utf8')).toBe(content);
      other.kill();
      expect(await query((await next).url, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);
    } finally {
      other.kill();
    }
  });

  test('rejects the files of another major version with one line that says what to do', async () => {
    const version = path.join(home(), 'cluster', 'PG_VERSION');
    await (await start()).stop();
    const own = readFileSync(version, 'utf8');
    writeFileSync(version, '14\n');
    try {
      await expect(start()).rejects.toThrow(
        /^The database in \S+ was created by PostgreSQL 14, [^\n]+ backup [^\n]+$/,
      );
    } finally {
      writeFileSync(version, own);
    }
    await start();
  });

  test('restarts a database that was killed', async () => {
    const { url } = await start();
    const dead = postmaster()?.pid ?? 0;
    process.kill(dead, 'SIGKILL');
    // connections are accepted a moment before the owner has reconnected
    const owned = "SELECT count(*)::int AS owners FROM pg_locks WHERE locktype = 'advisory' AND granted";
    await vi.waitFor(async () => expect(await query(url, owned)).toEqual([{ owners: 1 }]));
    expect(postmaster()?.pid).not.toBe(dead);
    await expect(startPostgres({ dataDir, log })).rejects.toThrow(DatabaseInUseError);
  });

  test('stops immediately although the next owner starts the database at the same time', async () => {
    const lines: string[] = [];
    const warnings = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    let owner = await startPostgres({ dataDir, log: warnings, isDurable: false });
    for (let handover = 0; handover < 4; handover += 1) {
      const [next] = await Promise.all([startOnceFree(), owner.stop()]);
      owner = next;
      expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }
    await owner.stop();
    expect(lines).toEqual([]);
  });

  test('leaves no process running after it stops', async () => {
    const owner = startOwner();
    await owner.message;
    expect(await owner.kill('SIGTERM')).toBe(0);
    expect(postmaster()).toBeUndefined();
  });
});

const withPassword = (url: string, password: string) => {
  const changed = new URL(url);
  changed.password = password;
  return changed.toString();
};
const passwordFiles = () =>
  ['password', 'password-server'].map((name) => ({ name, file: path.join(home(), name) }));

/** Statements that only the superuser may run: they read files or run programs as the database's system user. */
const beyondTheData = [
  `SELECT pg_read_file('PG_VERSION')`,
  `COPY (SELECT 1) TO PROGRAM 'cat'`,
  'ALTER SYSTEM SET port = 1',
  'CREATE ROLE another SUPERUSER LOGIN',
  'CREATE DATABASE another',
  `SELECT rolpassword FROM pg_authid`,
];

describe('the role of the server', () => {
  test('owns the data, and is no superuser', async () => {
    const { url } = await start();
    await query(url, 'CREATE TABLE own (id int); DROP TABLE own');
    for (const statement of beyondTheData)
      await expect(query(url, statement), statement).rejects.toThrow(/permission denied|must be superuser/);
  });

  test('and the superuser need the passwords of files that only the user of the server can read', async () => {
    const { url, superuserUrl } = await start();
    for (const each of [url, superuserUrl]) {
      expect(await query(each, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);
      await expect(query(withPassword(each, 'guessed'), 'SELECT 1')).rejects.toThrow(
        /password authentication/,
      );
      await expect(query(withPassword(each, ''), 'SELECT 1')).rejects.toThrow(/password/);
    }
    for (const { name, file } of passwordFiles()) {
      const { mode, uid } = statSync(file);
      expect([name, mode & 0o777, uid]).toEqual([name, 0o600, process.getuid?.()]);
    }
    expect(readdirSync(home()).filter((name) => name.startsWith('password'))).toHaveLength(2);
  });

  test('gets new passwords if the files are lost', async () => {
    const before = await start();
    await before.stop();
    for (const { file } of passwordFiles()) rmSync(file);
    const { url } = await start();
    expect(url).not.toBe(before.url);
    expect(await query(url, 'SELECT 1 AS works')).toEqual([{ works: 1 }]);
    await vi.waitFor(() =>
      expect(query(withPassword(url, 'guessed'), 'SELECT 1')).rejects.toThrow(/password/),
    );
  });
});

/** A pool ends before its connections are closed: PostgreSQL may stop in between. */
function openPool(connectionString: string): pg.Pool {
  return new pg.Pool({ connectionString }).on('error', () => undefined);
}

describe('a data directory of an earlier version', () => {
  /**
   * Starts a cluster of an earlier version: its superuser owns everything, and the socket needs no password. Leaves it
   * running, as a killed server does.
   */
  async function startEarlier(): Promise<string> {
    const user = databaseUser();
    const place = preparePlace(dataDir, { user });
    const binaries = prepareBinaries({ user, copyInto: place.home });
    const args = [`--pgdata=${place.cluster}`, '--username=meridian', '--auth=trust', '--no-sync'];
    await run(
      binaries.initdb,
      [...args, '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      { user, folder: place.home },
    );
    spawnPostgres({
      binaries,
      place,
      user,
      transport: 'socket',
      port: socketPort,
      settings: { fsync: 'off' },
    });
    const urlTo = (name: string) =>
      `postgres://meridian@localhost/${name}?host=${place.socket}&port=${socketPort}`;
    await vi.waitFor(() => query(urlTo('postgres'), 'CREATE DATABASE meridian'));
    const pool = openPool(urlTo('meridian'));
    await migrate(pool);
    await pool.query(`
      INSERT INTO users (name, name_key, password_hash) VALUES ('Früher', 'früher', 'hash');
      CREATE SCHEMA "Odd name";
      CREATE TYPE "Odd name".mood AS ENUM ('good'); CREATE DOMAIN "Odd name".positive AS int CHECK (VALUE > 0);
      CREATE SEQUENCE "Odd name".counter;
      CREATE TABLE "Odd name"."a.table" (id serial, mood "Odd name".mood);
      CREATE VIEW "Odd name".seen AS SELECT * FROM "Odd name"."a.table";
      CREATE MATERIALIZED VIEW "Odd name".stored AS SELECT 1 AS one;
      CREATE FUNCTION "Odd name".twice(int) RETURNS int LANGUAGE sql AS 'SELECT $1 * 2';
    `);
    await pool.end();
    return urlTo('meridian');
  }

  const ownedBySuperuser = `
    SELECT c.oid::regclass::text AS object FROM pg_class c WHERE relowner = 'meridian'::regrole AND relnamespace IN (SELECT oid FROM own)
    UNION ALL SELECT oid::regprocedure::text FROM pg_proc WHERE proowner = 'meridian'::regrole AND pronamespace IN (SELECT oid FROM own)
    UNION ALL SELECT oid::regtype::text FROM pg_type WHERE typowner = 'meridian'::regrole AND typnamespace IN (SELECT oid FROM own)
    UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = 'meridian'::regrole AND oid IN (SELECT oid FROM own)`;
  const ownSchemas = `WITH own AS (SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema')`;

  test('keeps its data, gives it to the role of the server, and requires passwords from then on', async () => {
    dataDir = path.join(folder, 'earlier');
    const earlierUrl = await startEarlier();
    const { url, stop } = await start();
    const names = 'SELECT name FROM users';
    expect(await query(url, names)).toEqual([{ name: 'Früher' }]);
    expect(await query(url, ownSchemas + ownedBySuperuser)).toEqual([]);
    expect(
      await query(url, `SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = 'meridian'`),
    ).toEqual([{ owner: 'meridian_server' }]);
    await vi.waitFor(() => expect(query(earlierUrl, 'SELECT 1')).rejects.toThrow(/password/));
    await query(url, 'ALTER TABLE users ADD COLUMN later int; DROP SCHEMA "Odd name" CASCADE');
    for (const statement of [...beyondTheData, 'DELETE FROM audit_records'])
      await expect(query(url, statement), statement).rejects.toThrow(/permission denied|must be superuser/);
    await stop();
    const again = await start();
    expect(again.url).toBe(url);
    const pool = openPool(again.url);
    await migrate(pool);
    await pool.end();
    expect(await query(url, names)).toEqual([{ name: 'Früher' }]);
  });
});

describe('the database', () => {
  test('is durable and accessible to its user only', async () => {
    const { url } = await start();
    const settings = await query<{ name: string; setting: string }>(
      url,
      `SELECT name, setting FROM pg_settings WHERE name IN
       ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'unix_socket_permissions')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      unix_socket_permissions: '0700',
    });
  });

  test('does not write values of failing statements into its log', async () => {
    const { url } = await start();
    await query(url, 'CREATE TABLE secrets (secret text UNIQUE)');
    const insert = `INSERT INTO secrets VALUES ('hidden-value')`;
    await query(url, insert);
    await expect(query(url, insert)).rejects.toThrow('duplicate key');
    const logFolder = path.join(home(), 'log');
    const text = () =>
      readdirSync(logFolder)
        .map((name) => readFileSync(path.join(logFolder, name), 'utf8'))
        .join('');
    await vi.waitFor(() => expect(text()).toContain('duplicate key'));
    expect(text()).not.toContain('hidden-value');
  });
});
