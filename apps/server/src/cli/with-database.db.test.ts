import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../platform/config/config';
import { users } from '../platform/db/schema';
import { createTestDatabase, temporaryFolder, withDatabaseName } from '../testing';
import { withDatabase } from './with-database';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const never = () => Promise.reject(new Error('the command ran'));

test('says which database a command writes to, without its password', async () => {
  const database = await createTestDatabase();
  try {
    const rows = await withDatabase(readConfig({ DATABASE_URL: database.url }), ({ db }) =>
      db.select().from(users),
    );
    expect(rows).toEqual([]);
    const { host, pathname, password } = new URL(database.url);
    const printed = vi.mocked(console.error).mock.calls.flat().join('\n');
    expect(printed).toBe(`Database: ${host}${pathname}`);
    if (password !== '') expect(printed).not.toContain(password);
  } finally {
    await database.drop();
  }
});

test('a command creates no database in a directory without one', async () => {
  const dataDir = path.join(folder, 'data');
  await expect(withDatabase(readConfig({ MERIDIAN_DATA_DIR: dataDir }), never)).rejects.toThrow(
    /has no Meridian database\. Start the server first/,
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a command creates no tables in an empty PostgreSQL database', async () => {
  const template = inject('templateDatabase');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: withDatabaseName(template, 'postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = withDatabaseName(template, name);
  const client = new pg.Client({ connectionString: url });
  try {
    await expect(withDatabase(readConfig({ DATABASE_URL: url }), never)).rejects.toThrow(
      /has no Meridian database/,
    );
    await client.connect();
    const { rows } = await client.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'drizzle'`);
    expect(rows).toEqual([]);
  } finally {
    await client.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
});
