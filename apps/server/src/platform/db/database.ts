import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Socket } from 'node:net';
import pg from 'pg';
import { CancellingPool } from './cancelling-pool';
import * as schema from './schema';

/** A database connection or a transaction, as repositories use it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Waits for running queries, then closes the pool. */
  close: () => Promise<void>;
}

/** A purpose with a pool of its own, so that one busy purpose leaves connections to the others. */
export interface PoolUse {
  /** Name in `pg_stat_activity`, after `meridian`. */
  name: string;
  maxConnections: number;
  /** PostgreSQL cancels a statement after this time. */
  statementTimeoutMs: number;
}

/** The pools of one server. In addition, it has one connection each for job locks, messages and readiness. */
export const poolUses = {
  /** Requests that are not `heavy`. */
  requests: { name: 'requests', maxConnections: 5, statementTimeoutMs: 30_000 },
  /** Requests that are `heavy`. */
  reports: { name: 'reports', maxConnections: 8, statementTimeoutMs: 30_000 },
  /** Token checks and login: cheap, and part of every request. */
  identity: { name: 'identity', maxConnections: 3, statementTimeoutMs: 10_000 },
  /** Queries of jobs. */
  jobs: { name: 'jobs', maxConnections: 8, statementTimeoutMs: 600_000 },
  /** Fetching and finishing jobs. */
  queues: { name: 'queues', maxConnections: 3, statementTimeoutMs: 10_000 },
} as const satisfies Record<string, PoolUse>;

const dateOid: number = pg.types.builtins.DATE;

/**
 * Raw queries return `date` as text `yyyy-MM-dd`, because a JavaScript Date would depend on the time zone of the
 * process, and int8 and numeric as decimal strings.
 */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    (oid as number) === dateOid ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/**
 * Settings of each session. `jit`: compiling a query over many partitions takes longer than running it. `work_mem`:
 * with the default of 4 MB, a report over a quarter would sort on disk. Keepalives: after half a minute, PostgreSQL
 * ends the sessions of an unreachable host and releases their locks.
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

/** Longer than the statement timeout, whose error is clearer, and than the pool's idle timeout. */
const silenceMs = (statementTimeoutMs: number) => Math.max(statementTimeoutMs, 15_000) + 5_000;

/** Opens a connection pool. It connects on first use, so the database need not run yet. */
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
  // the pool replaces a broken idle connection; without a listener the process would exit
  pool.on('error', (error) => onIdleError?.(error));
  // a lost connection in use emits an error as well, and its query fails anyway
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** A socket that fails after a period without data, so that a lost network route is noticed. */
export function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('no response from the database'), { code: 'ETIMEDOUT' })),
  );
}
