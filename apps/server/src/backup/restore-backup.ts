import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { createReadStream } from 'node:fs';
import type pg from 'pg';
import * as z from 'zod';
import { copyRows, migrationLock, type Database } from '../platform/db';
import type { FileStore } from '../platform/files';
import { createJobs, type Jobs } from '../platform/jobs';
import { queues } from '../register-modules';
import { keyFile, tableFile } from './backup-paths';
import { migrationsTable, modelTables, queryRows } from './list-tables';
import { BackupError, type BackedUpTable, type Manifest } from './manifest';
import type { VerifiedBackup } from './read-backup';

export interface RestoreTarget {
  db: Database;
  /** Pool of the same database, for the queues. */
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
  log: Parameters<typeof createJobs>[0]['log'];
}

/**
 * Restores a backup into an empty database, all or nothing. The server applies newer migrations at its next start.
 *
 * Errors: `BackupError` if the database has tables of Meridian.
 */
export async function restoreBackup(
  { db, pool, files, log }: RestoreTarget,
  backup: VerifiedBackup,
): Promise<void> {
  await requireEmpty(db);
  // without workers: it only creates the queues, which takes a separate transaction
  const jobs = createJobs({ pool, log, queues });
  await jobs.start();
  try {
    await db.transaction((tx) => restoreAll({ tx, files, jobs }, backup));
  } finally {
    await jobs.stop();
  }
  await db.execute(sql`ANALYZE`);
}

async function restoreAll(
  { tx, files, jobs }: { tx: Database; files: Pick<FileStore, 'put'>; jobs: Pick<Jobs, 'send'> },
  { folder, manifest, migrations }: VerifiedBackup,
): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
  await requireEmpty(tx);
  await createTables(tx, migrations);
  for (const month of manifest.months) await tx.execute(sql`SELECT ensure_facts_partition(${month})`);
  const enableTriggers = await disableTriggers(tx);
  for (const table of manifest.tables) await readTable(tx, table, folder);
  await enableTriggers();
  for (const { schema, sequence, lastValue } of manifest.sequences)
    await tx.execute(sql`SELECT setval(${`"${schema}"."${sequence}"`}, ${lastValue}::bigint)`);
  for (const { key } of manifest.files) await files.put(key, createReadStream(keyFile(folder, key)));
  for (const job of manifest.jobs) await sendAgain({ jobs, tx }, job);
}

async function requireEmpty(tx: Database): Promise<void> {
  const names = [`drizzle.${migrationsTable.table}`, ...modelTables().map((table) => `public.${table}`)];
  const [found] = await queryRows(
    tx,
    sql`SELECT name FROM unnest(${sql.param(names)}::text[]) AS name WHERE to_regclass(name) IS NOT NULL LIMIT 1`,
    z.object({ name: z.string() }),
  );
  if (found)
    throw new BackupError(
      'The database isn’t empty, so nothing was restored. Restore into a new database or a new MERIDIAN_DATA_DIR.',
    );
}

/** Applies migrations without recording them, because the backup contains their records. */
async function createTables(tx: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  const schema = sql.identifier(migrationsTable.schema);
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await tx.execute(
    sql`CREATE TABLE ${schema}.${sql.identifier(migrationsTable.table)}
        (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  for (const migration of migrations)
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
}

/**
 * Disables all triggers, because what they write, such as daily sums, links and searchable names, is restored like other rows. Returns a
 * function that enables them as they were.
 */
async function disableTriggers(tx: Database): Promise<() => Promise<void>> {
  const triggers = await queryRows(
    tx,
    sql`SELECT t.tgrelid::regclass::text AS table, quote_ident(t.tgname) AS trigger, t.tgenabled AS state
        FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled IN ('O', 'A')`,
    z.object({ table: z.string(), trigger: z.string(), state: z.enum(['O', 'A']) }),
  );
  for (const { table, trigger } of triggers)
    await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`));
  return async () => {
    for (const { table, trigger, state } of triggers) {
      const enable = state === 'A' ? 'ENABLE ALWAYS' : 'ENABLE';
      await tx.execute(sql.raw(`ALTER TABLE ${table} ${enable} TRIGGER ${trigger}`));
    }
  };
}

async function readTable(tx: Database, backedUp: BackedUpTable, folder: string): Promise<void> {
  const { schema, table, columns, rowCount } = backedUp;
  const target = `"${schema}"."${table}"`;
  const names = columns.map((name) => `"${name}"`).join(',');
  const content = createReadStream(tableFile(folder, backedUp));
  await copyRows(tx, `COPY ${target} (${names}) FROM STDIN`, content);
  const counted = sql`SELECT count(*)::int AS count FROM ${sql.raw(target)}`;
  const [found] = await queryRows(tx, counted, z.object({ count: z.number() }));
  if (found?.count !== rowCount)
    throw new BackupError(`The backup is damaged: rows of ${target} are missing.`);
}

async function sendAgain(
  { jobs, tx }: { jobs: Pick<Jobs, 'send'>; tx: Database },
  { queue, data, singletonKey, startTime }: Manifest['jobs'][number],
): Promise<void> {
  const found = queues.find(({ name }) => name === queue);
  // this version no longer has the queue
  if (found === undefined) return;
  const delaySeconds = Math.max(0, Math.ceil((Date.parse(startTime) - Date.now()) / 1000));
  // sent as it is: a server that cannot read it records its failure
  await jobs.send(found, z.looseObject({}).parse(data), { db: tx, delaySeconds, singletonKey });
}
