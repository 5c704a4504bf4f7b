import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing';
import { createTestDatabase, withDatabaseName } from '../../testing';
import { openDatabase } from './database';
import { DatabaseVersionError, migrate } from './migrate';
import { withDatabaseBefore } from './testing/database-before';

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

  test('rejects a schema of a newer version without changing it', async () => {
    await database.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)`,
    );
    await expect(migrate(database.pool)).rejects.toThrow(DatabaseVersionError);
    await database.pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'`);
    await migrate(database.pool);
  });
});

describe('a database of an earlier version', () => {
  test('gets daily totals of accounts from its existing facts', () =>
    withDatabaseBefore(database, '0004_account_days', async ({ pool, migrateToNewest }) => {
      await pool.query(`INSERT INTO accounts (account_no, account_name) VALUES ('1', 'a')`);
      await pool.query(`SELECT ensure_facts_partition('2026-11-01')`);
      await pool.query(
        `INSERT INTO items (account_id, channel, section, item_key, dims)
         SELECT 1001, channel, 'account', $1, '{}' FROM unnest(enum_range(NULL::report_channel)) AS channel`,
        [randomUUID()],
      );
      await pool.query(
        `INSERT INTO facts (account_id, channel, section, begin_date, end_date, item_key, currency, impression, click,
           cost, conversion)
         SELECT 1001, channel, 'account', '2026-11-19', '2026-11-19', item_key, 'CNY', 3, 2,
           CASE channel WHEN 'search' THEN 1.25 ELSE 0.5 END, 1
         FROM items`,
      );
      await migrateToNewest();
      const { rows } = await pool.query('SELECT * FROM account_days');
      expect(rows).toEqual([
        {
          account_id: 1001,
          day: '2026-11-19',
          currency: 'CNY',
          impression: '6',
          click: '4',
          cost: '1.75',
          conversion: '2',
          feed_cost: '0.5',
        },
      ]);
    }));

  test('names the metric that an import in review has no column for', () =>
    withDatabaseBefore(database, '0028_import_mapping_name', async ({ pool, migrateToNewest }) => {
      await pool.query(`INSERT INTO accounts (account_no, account_name) VALUES ('1', 'a')`);
      const other = {
        id: 'failed_rows:x',
        code: 'failed_rows',
        params: { failed: 1 },
        answers: [],
        given: null,
      };
      const missing = {
        ...other,
        id: 'metric_missing:Sheet1:cost',
        code: 'metric_missing',
        params: { column: '消费' },
      };
      await pool.query(
        `INSERT INTO imports (id, account_id, channel, file_name, size, content_hash, state, questions, notes)
         VALUES ($1, 1001, 'search', 'a.csv', 1, 'x', 7, $2, $3)`,
        [
          randomUUID(),
          JSON.stringify([other, missing]),
          JSON.stringify([{ code: 'missing_metrics', params: { columns: '转化' } }]),
        ],
      );
      await migrateToNewest();
      const { rows } = await pool.query('SELECT questions, notes FROM imports');
      expect(rows).toEqual([
        {
          questions: [other, { ...missing, params: { metric: 'cost' } }],
          notes: [{ code: 'missing_metrics', params: { metric: 'conversion' } }],
        },
      ]);
    }));

  test('keeps its timestamps, file totals, problems and indexes when names change', () =>
    withDatabaseBefore(database, '0005_timestamp_names', async ({ pool, migrateToNewest }) => {
      const indexes = async () => {
        const { rows } = await pool.query<{ name: string }>(
          `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
        );
        return rows.map(({ name }) => name);
      };
      const totals = [{ label: '合计', kind: 'rows', cost: '4.20' }];
      const createdAt = '2026-11-19T04:05:06.000Z';
      await pool.query(
        `INSERT INTO accounts (account_no, account_name, balance_time) VALUES ('1', 'a', '${createdAt}')`,
      );
      await pool.query(
        `INSERT INTO imports (id, account_id, channel, file_name, content_hash, state, created_time, stated_totals)
         VALUES ($1, 1001, 'search', 'week.csv', 'hash', 2, '${createdAt}', $2)`,
        [randomUUID(), JSON.stringify(totals)],
      );
      await pool.query(
        `INSERT INTO import_problems (import_id, position, code, params)
         SELECT id, position, code, '{}' FROM imports,
           unnest(ARRAY['periods_overlap', 'period_overlap', 'truncated']) WITH ORDINALITY AS p(code, position)`,
      );
      const before = await indexes();
      await migrateToNewest();
      const { rows } = await pool.query(
        'SELECT balance_at, imports.created_at, reported_totals FROM accounts JOIN imports USING (account_id)',
      );
      expect(rows).toEqual([
        { balance_at: new Date(createdAt), created_at: new Date(createdAt), reported_totals: totals },
      ]);
      const problems = await pool.query('SELECT code FROM import_problems ORDER BY position');
      expect(problems.rows.map((row: { code: string }) => row.code)).toEqual([
        'overlap_in_file',
        'overlap_with_stored_data',
        'truncated',
      ]);
      // a later migration changes the primary key of fact_spans
      const kept = before.filter((name) => !name.startsWith('fact_spans'));
      expect(await indexes()).toEqual(expect.arrayContaining(kept));
      await pool.query(
        `INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, loaded_at)
         VALUES (1001, 'search', 'account', '2026-11-19', '2026-11-19', now())`,
      );
      expect((await pool.query('SELECT day FROM account_days')).rows).toEqual([{ day: '2026-11-19' }]);
    }));

  test('converts imports into effective loads', () =>
    withDatabaseBefore(database, '0006_loads', async ({ pool, migrateToNewest }) => {
      const [first, second] = [randomUUID(), randomUUID()];
      const item = randomUUID();
      await pool.query(`
        SELECT ensure_facts_partition('2026-11-01');
        INSERT INTO accounts (account_no, account_name) VALUES ('1', 'a');
        INSERT INTO imports (id, account_id, channel, file_name, content_hash, state, finished_at, currency)
        VALUES ('${first}', 1001, 'search', 'old.csv', 'a', 3, '2026-11-19T01:00Z', 'CNY'),
          ('${second}', 1001, 'search', 'new.csv', 'b', 3, '2026-11-20T01:00Z', 'CNY');
        INSERT INTO items VALUES (1001, 'search', 'campaign', '${item}', '{"campaignName": "brand"}');
        INSERT INTO facts VALUES
          (1001, 'search', 'campaign', '2026-11-17', '2026-11-17', '${item}', 'CNY', 10, 2, 1.50, 0),
          (1001, 'search', 'campaign', '2026-11-18', '2026-11-18', '${item}', 'CNY', 20, 4, 2.50, 1),
          (1001, 'search', 'campaign', '2026-11-19', '2026-11-19', '${item}', 'CNY', 30, 6, 9, 1);
        INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, import_id, loaded_at) VALUES
          (1001, 'search', 'campaign', '2026-11-17', '2026-11-17', '${second}', now()),
          (1001, 'search', 'campaign', '2026-11-18', '2026-11-18', '${first}', now()),
          (1001, 'search', 'campaign', '2026-11-19', '2026-11-19', NULL, now())`);
      await migrateToNewest();
      const { rows } = await pool.query(`
        SELECT m.file_name, l.begin_date::text, l.end_date::text, l.rows, l.cost, l.campaigns,
          (SELECT count(*)::int FROM load_facts f WHERE f.load_id = l.id) AS facts,
          (SELECT count(*)::int FROM load_items i WHERE i.load_id = l.id) AS items,
          (SELECT begin_date::text FROM fact_spans s WHERE s.load_id = l.id) AS in_force
        FROM bookings b JOIN loads l ON l.id = b.load_id JOIN imports m ON m.id = l.import_id ORDER BY b.id`);
      const load = { rows: 1, campaigns: 1, facts: 1, items: 1 };
      expect(rows).toEqual([
        { ...load, ...daysOf('2026-11-18'), file_name: 'old.csv', cost: '2.50' },
        { ...load, ...daysOf('2026-11-17'), file_name: 'new.csv', cost: '1.50' },
      ]);
    }));

  test('remembers columns for the users who mapped them, for drafts the latest mapping of a header', () =>
    withDatabaseBefore(database, '0048_head_mappings', async ({ pool, migrateToNewest }) => {
      await pool.query(`INSERT INTO accounts (account_no, account_name) VALUES ('1', 'a'), ('2', 'b')`);
      const user = randomUUID();
      await pool.query(
        `INSERT INTO users (id, name, name_key, password_hash) VALUES ($1, 'Ann', 'ann', '-')`,
        [user],
      );
      await pool.query(
        `INSERT INTO draft_head_mappings (account_id, head_key, head, field, saved_by, saved_at) VALUES
         (1001, '词', '词', 'keyword', $1, '2026-11-01'), (1002, '词', '词（元）', 'bid', $1, '2026-11-02'),
         (1002, '点击', '点击', NULL, $1, '2026-11-01'), (1002, '无主', '无主', NULL, NULL, '2026-11-01')`,
        [user],
      );
      await pool.query(
        `INSERT INTO record_head_mappings (user_id, kind, head_key, field, saved_at) VALUES
         ($1, 'customer', 'kunde', 'name', '2026-11-03'), ($1, 'account', 'kunde', NULL, '2026-11-03')`,
        [user],
      );
      await migrateToNewest();
      const { rows } = await pool.query(
        `SELECT kind, head_key, head, field, saved_at::date::text AS day FROM head_mappings
         WHERE user_id = $1 ORDER BY kind, saved_at`,
        [user],
      );
      expect(rows).toEqual([
        { kind: 'account', head_key: 'kunde', head: 'kunde', field: null, day: '2026-11-03' },
        { kind: 'customer', head_key: 'kunde', head: 'kunde', field: 'name', day: '2026-11-03' },
        { kind: 'draft', head_key: '点击', head: '点击', field: null, day: '2026-11-01' },
        { kind: 'draft', head_key: '词', head: '词（元）', field: 'bid', day: '2026-11-02' },
      ]);
    }));

  test('still knows which images the provider has, by content', () =>
    withDatabaseBefore(database, '0024_image_syncs', async ({ pool, migrateToNewest }) => {
      const [sent, other] = [randomUUID(), randomUUID()];
      await pool.query(`
        INSERT INTO accounts (account_no, account_name) VALUES ('1', 'a');
        INSERT INTO image_files VALUES ('${sent}', 'a', 1, 'image/png', 200, 200, '1:1'),
          ('${other}', 'b', 1, 'image/png', 200, 200, '1:1');
        INSERT INTO images (id, account_id, file_id, name, is_synchronized, created_at) VALUES
          (gen_random_uuid(), 1001, '${sent}', 'Ski', true, now()),
          (gen_random_uuid(), 1001, '${sent}', 'Ski', true, now()),
          (gen_random_uuid(), 1001, '${other}', 'Rail', false, now())`);
      await migrateToNewest();
      const { rows } = await pool.query('SELECT account_id, file_id, state FROM image_syncs');
      expect(rows).toEqual([{ account_id: 1001, file_id: sent, state: 'synchronized' }]);
    }));

  test('has the names of its accounts, items and records to search in', () =>
    withDatabaseBefore(database, '0051_searchable_names', async ({ pool, migrateToNewest }) => {
      await pool.query(`
        INSERT INTO accounts (account_no, account_name) VALUES ('88', 'Kaede');
        INSERT INTO items (account_id, channel, section, item_key, dims) VALUES
          (1001, 'search', 'unit', gen_random_uuid(), '{"adgroupName": "北海道", "campaignName": "Ski"}'),
          (1001, 'feed', 'region', gen_random_uuid(), '{"provinceName": "Hokkaido"}'),
          (1001, 'search', 'keyword', gen_random_uuid(), '{"showWord": ""}');
        INSERT INTO drafts (id, account_id, name, created_at, updated_at, deleted_at) VALUES
          (gen_random_uuid(), 1001, 'Été', now(), now(), NULL), (gen_random_uuid(), 1001, 'Old', now(), now(), now());
        INSERT INTO customers (id, name, name_key) VALUES (gen_random_uuid(), 'Mori', 'mori')`);
      await migrateToNewest();
      const { rows } = await pool.query<object>(
        'SELECT kind, account_id, channel, name, parent, folded, pinyin FROM searchable_names ORDER BY kind',
      );
      const common = { account_id: 1001, channel: null, parent: '', pinyin: '' };
      expect(rows).toEqual([
        { ...common, kind: 'account', name: 'Kaede', folded: 'kaede 88' },
        { ...common, kind: 'customer', account_id: null, name: 'Mori', folded: 'mori' },
        { ...common, kind: 'draft', name: 'Été', folded: 'ete' },
        {
          ...common,
          kind: 'unit',
          channel: 'search',
          name: '北海道',
          parent: 'Ski',
          folded: '北海道',
          pinyin: null,
        },
      ]);
    }));
});

const daysOf = (day: string) => ({ begin_date: day, end_date: day, in_force: day });

describe('raw values', () => {
  test('dates are texts, 64-bit and decimal numbers lose no digits', async () => {
    const { rows } = await database.pool.query(
      `SELECT date '2026-03-01' AS day, 9007199254740993::int8 AS big, 0.10::numeric AS money`,
    );
    expect(rows).toEqual([{ day: '2026-03-01', big: '9007199254740993', money: '0.10' }]);
  });
});
