import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Binaries } from './binaries';
import { prepareBinaries } from './binaries';
import { makeCluster, removeUnfinishedClusters, writePassword } from './cluster';
import type { Transport } from './connection';
import { databaseUrl, knock, socketPort } from './connection';
import type { Place } from './place';
import { preparePlace } from './place';
import { dropStalePid } from './postmaster-file';
import { run, spawnOptions } from './run';
import type { SystemUser } from './system-user';
import { databaseUser } from './system-user';

/** A running embedded PostgreSQL that this process owns. */
export interface EmbeddedPostgres {
  /** URL of the database `meridian`. */
  url: string;
  /** Where it lives; on another disk place than asked for when root's database user could not reach that. */
  home: string;
  /** Ends it after its transactions in flight were rolled back; nothing committed is lost. */
  stop: () => Promise<void>;
}

/** Another server owns the database of this data directory. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
  constructor(
    dataDir: string,
    /** URL of the running database, for short commands that share it. */
    readonly url: string,
  ) {
    super(
      `Another server is already using the data directory ${dataDir}. Stop it, or set a different MERIDIAN_DATA_DIR.`,
    );
  }
}

export interface StartOptions {
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called when the database was lost while running and cannot be had back. */
  onLost?: (error: Error) => void;
  /** Further settings of postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
  /** `false` in tests only: a loss of power may then destroy the database. */
  durable?: boolean;
  /** By default a unix socket where the platform has them. */
  transport?: Transport['kind'];
}

const databaseName = 'meridian';
/** Held by the owner's connection for as long as it lives; so a dead owner never leaves a stale lock. */
const ownerLock = 4_011_200_902;
/** A killed owner's connection needs a moment to be noticed. */
const lockPatienceMs = 500;
/** Recovery after a crash and the stop of a previous server take their time. */
const startPatienceMs = 120_000;
const pollMs = 40;

/**
 * Starts the embedded PostgreSQL of a data directory, or takes over the one that a killed server left running.
 *
 * A lost connection is got back, a crashed PostgreSQL started again.
 *
 * Errors: `DatabaseInUseError`, no binaries for this platform, or the last words of a PostgreSQL that does not start.
 */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true } = options;
  const user = databaseUser();
  const place = preparePlace(dataDir, { user });
  const binaries = prepareBinaries({ user, copyInto: place.home });
  const transport = chooseTransport(place, user, options.transport);
  const context: Context = {
    ...options,
    durable,
    user,
    place,
    binaries,
    transport,
    port: await choosePort(transport),
  };

  let stopping = false;
  let owner = await own(context);
  const watch = () => {
    owner.client.once('end', () => {
      if (stopping) return;
      log.warn('the connection to the database was lost');
      own(context).then(
        (next) => {
          owner = next;
          watch();
        },
        (error: unknown) => options.onLost?.(error instanceof Error ? error : new Error(String(error))),
      );
    });
  };
  try {
    await endOtherSessions(owner.client);
    removeUnfinishedClusters(place);
    await ensureDatabase(owner.client);
  } catch (error) {
    stopping = true;
    await owner.client.end();
    throw error;
  }
  watch();
  if (path.dirname(place.home) === realpathSync(dataDir)) log.info({ home: place.home }, 'database started');
  else
    log.warn(
      { home: place.home },
      "the database is stored here because its user can't access the data directory",
    );

  return {
    url: databaseUrl({ place, transport, port: owner.port }, databaseName),
    home: place.home,
    async stop() {
      if (stopping) return;
      stopping = true;
      await stopPostgres(context);
      await owner.client.end().catch(() => undefined);
    },
  };
}

interface Context extends Omit<StartOptions, 'transport'> {
  durable: boolean;
  user: SystemUser | undefined;
  place: Place;
  binaries: Binaries;
  transport: Transport;
  port: number;
}

interface Ownership {
  client: pg.Client;
  port: number;
}

async function own(context: Context): Promise<Ownership> {
  const { place, transport } = context;
  const deadline = Date.now() + startPatienceMs;
  let child: Started | undefined;
  while (Date.now() < deadline) {
    const answer = await knock(place, transport);
    if (answer.state === 'connected') {
      const locked = await lock(answer.client);
      if (locked === 'yes') return answer;
      await answer.client.end().catch(() => undefined);
      if (locked === 'lost') continue;
      throw new DatabaseInUseError(
        context.dataDir,
        databaseUrl({ ...context, port: answer.port }, databaseName),
      );
    }
    if (child?.ended() === true && !isTransient(startLog(place))) break;
    if (answer.state === 'none' && (child === undefined || child.ended())) {
      await makeCluster({
        ...context,
        password: transport.kind === 'tcp' ? { file: transport.passwordFile } : undefined,
        sync: context.durable,
      });
      dropStalePid(place);
      child = spawnPostgres(context);
    }
    await delay(pollMs);
  }
  const words = startLog(place).trim().split('\n').slice(-3).join(' ');
  throw new Error(`The database in ${place.home} failed to start: ${words}`);
}

/** Another PostgreSQL is still stopping, or was started a moment before ours. */
function isTransient(words: string): boolean {
  return /lock file "[^"]+" already exists|shared memory block/.test(words);
}

/** `lost`: its previous owner is just stopping the database. */
async function lock(client: pg.Client): Promise<'yes' | 'no' | 'lost'> {
  const deadline = Date.now() + lockPatienceMs;
  const attempt = () =>
    client
      .query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [ownerLock])
      .catch(() => undefined);
  do {
    const answer = await attempt();
    if (answer === undefined) return 'lost';
    if (answer.rows[0]?.locked === true) return 'yes';
    await delay(pollMs);
  } while (Date.now() < deadline);
  return 'no';
}

/** Sessions of a killed server may still be at work; its successor must not meet their locks or late writes. */
async function endOtherSessions(client: pg.Client): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
}

interface Started {
  ended(): boolean;
}

function spawnPostgres({ binaries, place, transport, port, user, settings }: Context): Started {
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: transport.kind === 'tcp' ? '127.0.0.1' : '',
    unix_socket_directories: transport.kind === 'tcp' ? '' : place.socket,
    unix_socket_permissions: '0700',
    max_connections: '50',
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: place.log,
    // seven files, each overwritten a week later
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    // values stay out of the log: a statement or an error's detail may hold a secret
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const words = openSync(startLogFile(place), 'w', 0o600);
  try {
    const child = spawn(binaries.postgres, ['-D', place.cluster, ...args], {
      ...spawnOptions(user, place.home),
      // a process group of its own: Ctrl-C in the terminal must not reach it before the server has drained
      detached: true,
      stdio: ['ignore', words, words],
    });
    let ended = false;
    child.once('exit', () => (ended = true));
    child.once('error', () => (ended = true));
    child.unref();
    return { ended: () => ended };
  } finally {
    closeSync(words);
  }
}

async function stopPostgres({ binaries, place, user, log }: Context): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(binaries.pgCtl, ['stop', '-D', place.cluster, '-m', mode, '-w', '-t', String(seconds)], {
      user,
      folder: place.home,
    });
  try {
    await stop('fast', 30);
  } catch (error) {
    log.warn(
      { err: error },
      'the database did not stop in time and is cut off; it recovers at the next start',
    );
    await stop('immediate', 10);
  }
}

function chooseTransport(
  place: Place,
  user: SystemUser | undefined,
  kind: Transport['kind'] = process.platform === 'win32' ? 'tcp' : 'socket',
): Transport {
  if (kind === 'socket') return { kind };
  const passwordFile = path.join(place.home, 'password');
  if (!existsSync(passwordFile)) writePassword(passwordFile);
  if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
  return { kind, passwordFile };
}

async function choosePort(transport: Transport): Promise<number> {
  if (transport.kind === 'socket') return socketPort;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const startLogFile = (place: Place) => path.join(place.log, 'start.log');

function startLog(place: Place): string {
  const file = startLogFile(place);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
