import { byCommand, runAs } from '../platform/audit';
import type { Config } from '../platform/config/config';
import type { OpenDatabase } from '../platform/db';
import { migrate, openDatabase, poolUses } from '../platform/db';
import { createLog } from '../platform/log';
import { DatabaseInUseError, hasPlace } from '../platform/postgres';
import type { Storage } from '../platform/storage';
import { openStorage } from '../platform/storage';

/**
 * Runs a command on the server's database: that of the running server, or started for the duration of the command.
 * Prints to standard error which database that is. Unless the command only reads, upgrades an older database first. The
 * audit log names the command.
 *
 * Errors: for a missing database. A command never creates one, so that a missing setting cannot make it write to a new
 * database.
 */
export async function withDatabase<Result>(
  config: Config,
  use: (open: OpenDatabase) => Promise<Result>,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Promise<Result> {
  const name = nameOf(config);
  if (config.databaseUrl === undefined && !hasPlace(config.dataDir)) throw noDatabase(name);
  console.error(`Database: ${name}`);
  const storage = await shareOrOpen(config);
  const open = openDatabase(storage.url, { use: poolUses.jobs });
  try {
    if (!(await isMeridian(open))) throw noDatabase(name);
    if (!isReadOnly) await migrate(open.pool);
    return await runAs(byCommand, () => use(open));
  } finally {
    await open.close();
    await storage.stop();
  }
}

/**
 * Runs a command on a new database: that of DATABASE_URL, or the embedded one of a data directory, which is created.
 * Prints to standard error which database that is.
 *
 * Errors: `DatabaseInUseError` while a server is running.
 */
export async function withNewDatabase<Result>(
  config: Config,
  use: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  console.error(`Database: ${nameOf(config)}`);
  const storage = await openStorage(config, { log: createLog({ logLevel: 'warn' }) });
  const open = openDatabase(storage.url, { use: poolUses.jobs });
  try {
    return await use(open);
  } finally {
    await open.close();
    await storage.stop();
  }
}

/** Name of the database without user and password. */
function nameOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

function noDatabase(name: string): Error {
  return new Error(
    `${name} has no Meridian database. Start the server first, or set MERIDIAN_DATA_DIR or DATABASE_URL as for the server.`,
  );
}

async function isMeridian({ pool }: OpenDatabase): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  return rows[0]?.exists === true;
}

async function shareOrOpen(config: Config): Promise<Storage> {
  try {
    return await openStorage(config, { log: createLog({ logLevel: 'warn' }) });
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    return { url: error.url, stop: () => Promise.resolve() };
  }
}
