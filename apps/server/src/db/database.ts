import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema';

/** What repositories query: the database itself or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Waits for running queries. */
  close: () => Promise<void>;
}

const dateOid: number = pg.types.builtins.DATE;

/**
 * Raw queries get `date` as its text `yyyy-MM-dd` (a JS Date would put it into the process's time zone),
 * int8 and numeric as decimal strings.
 */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    (oid as number) === dateOid ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

const maxConnections = 10;

/** Opens a pool. It connects on first use, so the database need not run yet. */
export function openDatabase(
  url: string,
  { onIdleError }: { onIdleError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'meridian',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // jit: compiling a query over many partitions takes longer than running it; work_mem: a report over a quarter
    // would sort on disk with the default of 4 MB
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c work_mem=16MB',
    types: typeParsers,
  });
  // the pool replaces a broken idle connection by itself; without a listener the process would end
  pool.on('error', (error) => onIdleError?.(error));
  // a lost connection in use emits an error as well; its query fails anyway
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
