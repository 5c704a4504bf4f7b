import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { SetupError } from '../lib/setup-error';

/** Any constant that all versions of the server share. */
export const migrationLock = 4_011_200_901;
const minServerVersion = 150_000;

/** A database that this version of the server must not change. The message is one line that says how to fix it. */
export class DatabaseVersionError extends SetupError {
  override name = 'DatabaseVersionError';
}

/** Folder of the migrations: beside the bundle, or in the package when the server runs from source. */
export function migrationsFolder(): string {
  const bundled = fileURLToPath(new URL('./drizzle', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../../drizzle', import.meta.url));
}

/**
 * Applies all pending migrations in one transaction. Servers that start at the same time take turns.
 *
 * Errors: `DatabaseVersionError` when the PostgreSQL is too old or the schema is newer than this code.
 */
export async function migrate(pool: pg.Pool, folder = migrationsFolder()): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await requireServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await requireKnownSchema(client, folder);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // an error closes the connection, which releases the lock
    client.release(failure);
  }
}

async function requireServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  if (Number(rows[0]?.server_version_num) < minServerVersion) {
    throw new DatabaseVersionError(
      'DATABASE_URL points to an unsupported PostgreSQL version. PostgreSQL 15 or newer is required.',
    );
  }
}

async function requireKnownSchema(client: pg.ClientBase, folder: string): Promise<void> {
  const table = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "exists"`,
  );
  if (table.rows[0]?.exists !== true) return;
  const newest = await client.query<{ created_at: string | null }>(
    'SELECT max(created_at) AS created_at FROM drizzle.__drizzle_migrations',
  );
  const known = Math.max(0, ...readMigrationFiles({ migrationsFolder: folder }).map((m) => m.folderMillis));
  if (Number(newest.rows[0]?.created_at ?? 0) > known) {
    throw new DatabaseVersionError(
      'This database was created by a newer version of Meridian. Start that version, or restore an older backup.',
    );
  }
}
