import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Socket } from 'node:net';
import pg from 'pg';
import { CancellingPool } from './cancelling-pool';
import * as schema from './schema';

/** What repositories query: the database itself or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Waits for running queries. */
  close: () => Promise<void>;
}

/** What a pool serves, so that the others have connections while one is busy. */
export interface PoolUse {
  /** In `pg_stat_activity`, after `meridian`. */
  name: string;
  maxConnections: number;
  /** The database cancels a statement that takes longer. */
  statementTimeoutMs: number;
}

/** Connections of one server: the sum of these, and one each for job locks, messages and readiness. */
export const poolUses = {
  /** Requests that are not heavy. */
  requests: { name: 'requests', maxConnections: 5, statementTimeoutMs: 30_000 },
  /** Heavy requests. */
  reports: { name: 'reports', maxConnections: 8, statementTimeoutMs: 30_000 },
  /** Token checks and sign-in: cheap, and needed by every request. */
  identity: { name: 'identity', maxConnections: 3, statementTimeoutMs: 10_000 },
  /** What jobs read and write. */
  jobs: { name: 'jobs', maxConnections: 8, statementTimeoutMs: 600_000 },
  /** Fetching and finishing jobs. */
  queues: { name: 'queues', maxConnections: 3, statementTimeoutMs: 10_000 },
} as const satisfies Record<string, PoolUse>;

const dateOid: number = pg.types.builtins.DATE;

/**
 * Raw queries get `date` as its text `yyyy-MM-dd` (a JS Date would put it into the process's time zone),
 * int8 and numeric as decimal strings.
 */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    (oid as number) === dateOid ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/**
 * Settings of each session. jit: compiling a query over many partitions takes longer than running it; work_mem: a
 * report over a quarter would sort on disk with the default of 4 MB; keepalives: the database ends the sessions of a
 * lost host, and with them its locks, after half a minute.
 */
const sessionSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  jit: 'off',
  work_mem: '16MB',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
};

/** Longer than the statement timeout, whose error is clearer, and than the time for which the pool keeps idle connections. */
const silenceMs = (statementTimeoutMs: number) => Math.max(statementTimeoutMs, 15_000) + 5_000;

/** Opens a pool. It connects on first use, so the database need not run yet. */
export function openDatabase(
  url: string,
  {
    use: { name, maxConnections, statementTimeoutMs } = poolUses.requests,
    onIdleError,
  }: { use?: PoolUse; onIdleError?: (error: Error) => void } = {},
): OpenDatabase {
  const settings = { ...sessionSettings, statement_timeout: String(statementTimeoutMs) };
  const pool = new CancellingPool({
    connectionString: url,
    max: maxConnections,
    application_name: `meridian ${name}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => socketWithTimeout(silenceMs(statementTimeoutMs)),
    options: Object.entries(settings)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
    types: typeParsers,
  });
  // the pool replaces a broken idle connection by itself; without a listener the process would end
  pool.on('error', (error) => onIdleError?.(error));
  // a lost connection in use emits an error as well; its query fails anyway
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** A socket that ends after a silence: what answers nothing and closes nothing, such as a lost route, is dead. */
export function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })),
  );
}
