import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../testing';
import { createTestDatabase, withDatabaseName } from '../testing';
import { openDatabase } from './database';
import { DatabaseVersionError, migrate } from './migrate';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

describe('migrate', () => {
  test('brings an empty database to the newest schema when several servers start at once', async () => {
    const name = 'migrate_at_once';
    const admin = new pg.Client({ connectionString: withDatabaseName(database.url, 'postgres') });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    const servers = Array.from({ length: 4 }, () => openDatabase(withDatabaseName(database.url, name)));

    await Promise.all(servers.map(({ pool }) => migrate(pool)));

    const applied = await servers[0]?.pool.query('SELECT hash FROM drizzle.__drizzle_migrations');
    const hashes = applied?.rows.map((row: { hash: string }) => row.hash) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    expect(new Set(hashes).size).toBe(hashes.length);
    await Promise.all(servers.map(({ close }) => close()));
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });

  test('refuses a schema of a newer version and leaves it as it is', async () => {
    await database.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)`,
    );
    await expect(migrate(database.pool)).rejects.toThrow(DatabaseVersionError);
    await database.pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'`);
    await migrate(database.pool);
  });
});

describe('raw values', () => {
  test('a date is its own text, 64-bit and decimal numbers lose nothing', async () => {
    const { rows } = await database.pool.query(
      `SELECT date '2026-03-01' AS day, 9007199254740993::int8 AS big, 0.10::numeric AS money`,
    );
    expect(rows).toEqual([{ day: '2026-03-01', big: '9007199254740993', money: '0.10' }]);
  });
});
