import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { SetupError } from '../lib/setup-error';
import { makeCluster } from './cluster';
import { databaseUrl, probe } from './connection';
import type { Place } from './place';
import { readStartLog, spawnPostgres, type PostgresContext, type PostgresProcess } from './postgres-process';
import { dropStalePid } from './postmaster-file';
import { databaseName } from './secure-database';

/** Another server owns the database of this data directory. */
export class DatabaseInUseError extends SetupError {
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

/** A connection with the owner lock of a running PostgreSQL. */
export interface Ownership {
  client: pg.Client;
  port: number;
}

export interface OwnershipContext extends PostgresContext {
  dataDir: string;
  isDurable: boolean;
}

/** Advisory lock of the owner's connection. It is released with the connection, so a killed owner leaves no lock. */
const ownerLock = 4_011_200_902;
/** PostgreSQL takes a moment to notice that a killed owner's connection has ended. */
const lockTimeoutMs = 500;
/** Includes crash recovery, and the stop of a previous server. */
const startTimeoutMs = 120_000;
const pollMs = 40;

/**
 * Takes ownership of a data directory's PostgreSQL; starts it if it is not running.
 *
 * Errors: `DatabaseInUseError`, or the last lines of the start log if PostgreSQL does not start.
 */
export async function takeOwnership(context: OwnershipContext): Promise<Ownership> {
  const { dataDir, place, transport } = context;
  const deadline = Date.now() + startTimeoutMs;
  let child: PostgresProcess | undefined;
  while (Date.now() < deadline) {
    const result = await probe(place, transport);
    if (result.state === 'connected') {
      const outcome = await lock(result.client);
      if (outcome === 'locked') return result;
      await result.client.end().catch(() => undefined);
      if (outcome === 'disconnected') continue;
      throw new DatabaseInUseError(
        dataDir,
        databaseUrl({ ...context, port: result.port }, { database: databaseName, role: 'server' }),
      );
    }
    if (child?.hasEnded() === true && !isTransient(readStartLog(place))) break;
    if (result.state === 'none' && (child === undefined || child.hasEnded())) {
      child = await startProcess(context);
    }
    await delay(pollMs);
  }
  const output = readStartLog(place);
  if (/database files are incompatible with server/.test(output)) throw otherVersion(place);
  const lastLines = output.trim().split('\n').slice(-3).join(' ');
  throw new SetupError(`The database in ${place.home} failed to start: ${lastLines}`);
}

function otherVersion({ home, cluster }: Place): SetupError {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  return new SetupError(
    `The database in ${home} was created by PostgreSQL ${version}, which this version of Meridian doesn’t support. Make a backup with the version you used before, and restore it into a new MERIDIAN_DATA_DIR (docs/hosting.md).`,
  );
}

async function startProcess(context: OwnershipContext): Promise<PostgresProcess> {
  const { place, isDurable } = context;
  await makeCluster({ ...context, sync: isDurable });
  dropStalePid(place);
  return spawnPostgres(context);
}

/**
 * Whether another PostgreSQL is still stopping, or is just starting: PostgreSQL creates its lock file before writing
 * it.
 */
function isTransient(startLog: string): boolean {
  const isOfOther = (line: string) =>
    line.includes('bogus data in lock file "') ||
    (line.includes('lock file "') && (line.includes('" already exists') || line.includes('" is empty')));
  return startLog.includes('shared memory block') || startLog.split('\n').some(isOfOther);
}

/** Tries to take the owner lock. `disconnected`: the previous owner is stopping the database. */
async function lock(client: pg.Client): Promise<'locked' | 'taken' | 'disconnected'> {
  const deadline = Date.now() + lockTimeoutMs;
  const attempt = () =>
    client
      .query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [ownerLock])
      .catch(() => undefined);
  do {
    const response = await attempt();
    if (response === undefined) return 'disconnected';
    if (response.rows[0]?.locked === true) return 'locked';
    await delay(pollMs);
  } while (Date.now() < deadline);
  return 'taken';
}

/** Ends the sessions of a killed server, whose locks and late writes would interfere with the new owner. */
export async function endOtherSessions(client: pg.Client): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
}
