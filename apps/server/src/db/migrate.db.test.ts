import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { writeFacts } from '../report-engine/testing/report-facts';
import type { TestDatabase } from '../testing';
import { createTestDatabase, temporaryFolder, withDatabaseName } from '../testing';
import { openDatabase } from './database';
import { DatabaseVersionError, migrate, migrationsFolder } from './migrate';

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

describe('the days of accounts', () => {
  test('are filled from the facts of a database that had none', async () => {
    const name = 'migrate_with_facts';
    const admin = new pg.Client({ connectionString: withDatabaseName(database.url, 'postgres') });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    const { db, pool, close } = openDatabase(withDatabaseName(database.url, name));
    const folder = migrationsBefore('0004_account_days');
    try {
      await migrate(pool, folder);
      await pool.query(`INSERT INTO accounts (account_no, account_name) VALUES ('1', 'a')`);
      for (const [channel, cost] of [
        ['search', '1.25'],
        ['feed', '0.5'],
      ] as const) {
        const target = { accountId: 1001, channel, section: 'account' } as const;
        const figures = { impression: 3, click: 2, cost, conversion: '1' };
        await writeFacts(db, target, [{ beginDate: '2026-11-19', ...figures }]);
      }
      await migrate(pool);
      const { rows } = await pool.query('SELECT * FROM account_days');
      expect(rows).toEqual([
        {
          ...{ account_id: 1001, day: '2026-11-19', currency: 'CNY', impression: '6', click: '4' },
          ...{ cost: '1.75', conversion: '2', feed_cost: '0.5' },
        },
      ]);
    } finally {
      await close();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
      rmSync(folder, { recursive: true });
    }
  });
});

/** A copy of the migrations that end before the one of this name. */
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

describe('raw values', () => {
  test('a date is its own text, 64-bit and decimal numbers lose nothing', async () => {
    const { rows } = await database.pool.query(
      `SELECT date '2026-03-01' AS day, 9007199254740993::int8 AS big, 0.10::numeric AS money`,
    );
    expect(rows).toEqual([{ day: '2026-03-01', big: '9007199254740993', money: '0.10' }]);
  });
});
