import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db';
import { openDatabase } from '../db';
import { withDatabaseName } from './with-database-name';

export interface TestDatabase extends Pick<OpenDatabase, 'db' | 'pool'> {
  url: string;
  /** Closes the pool and deletes the database. */
  drop(): Promise<void>;
}

/** Makes a migrated, empty database for one test file. Drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(template, `CREATE DATABASE ${name} TEMPLATE meridian`);
  const url = withDatabaseName(template, name);
  const { db, pool, close } = openDatabase(url);
  return {
    db,
    pool,
    url,
    async drop() {
      await close();
      await administrate(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administrate(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabaseName(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
