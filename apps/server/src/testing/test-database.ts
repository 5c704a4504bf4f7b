import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../platform/db';
import { openDatabase } from '../platform/db';
import { withDatabaseName } from './with-database-name';

export interface TestDatabase extends Pick<OpenDatabase, 'db' | 'pool'> {
  url: string;
  /** Closes the pool and deletes the database. */
  drop(): Promise<void>;
}

/** Creates a migrated, empty database for one test file. Drop it in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => copyDatabase('meridian');

/** Creates a copy of a template database. */
export async function copyDatabase(template: string): Promise<TestDatabase> {
  const server = inject('templateDatabase');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(
    server,
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${inject('copyStrategy')}`,
  );
  const url = withDatabaseName(server, name);
  const { db, pool, close } = openDatabase(url);
  return {
    db,
    pool,
    url,
    async drop() {
      await close();
      await administrate(server, `DROP DATABASE ${name} WITH (FORCE)`);
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
