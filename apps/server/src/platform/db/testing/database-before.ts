import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import type { TestDatabase } from '../../../testing';
import { temporaryFolder, withDatabaseName } from '../../../testing';
import { openDatabase } from '../database';
import { migrate, migrationsFolder } from '../migrate';

/** Runs on a new database with all migrations before the one with this name. */
export async function withDatabaseBefore(
  database: Pick<TestDatabase, 'url'>,
  tag: string,
  run: (database: { pool: pg.Pool; migrateToNewest: () => Promise<void> }) => Promise<void>,
): Promise<void> {
  const name = `migrate_from_${tag}`;
  const admin = new pg.Client({ connectionString: withDatabaseName(database.url, 'postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const { pool, close } = openDatabase(withDatabaseName(database.url, name));
  const folder = migrationsBefore(tag);
  try {
    await migrate(pool, folder);
    await run({ pool, migrateToNewest: () => migrate(pool) });
  } finally {
    await close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
    rmSync(folder, { recursive: true });
  }
}

/** A copy of all migrations before the one with this name. */
function migrationsBefore(tag: string): string {
  const folder = temporaryFolder();
  cpSync(migrationsFolder(), folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
  const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}
