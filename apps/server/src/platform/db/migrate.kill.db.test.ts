import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { crashSettings, seededRandom, startTargetProcess } from '../../../../../tools/crash';
import { createTestDatabase, withDatabaseName } from '../../testing';
import { migrate } from './migrate';
import { openDatabase, poolUses } from '.';

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1 });
const random = seededRandom(seed);
/** Duration of a complete migration. */
const migrationMs = 400;

/** Columns of all tables, with types and defaults. */
async function schemaOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ column: string }>(
    `SELECT concat_ws(' ', table_schema, table_name, column_name, data_type, column_default) AS column
     FROM information_schema.columns WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'pgboss') ORDER BY 1`,
  );
  await client.end();
  return rows.map(({ column }) => column);
}

it(
  `migrates completely after ${kills} kills (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    const reference = await createTestDatabase();
    const expected = await schemaOf(reference.url);
    const template = inject('templateDatabase');
    const admin = new pg.Client({ connectionString: withDatabaseName(template, 'postgres') });
    await admin.connect();
    const name = `killed_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    const url = withDatabaseName(template, name);
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const migration = startTargetProcess('apps/server/src/platform/db/migrate.fixture.ts', {
          args: [url],
        });
        await migration.message;
        await delay(random() * migrationMs);
        await migration.kill();
        // all or nothing
        const found = await schemaOf(url);
        expect([0, expected.length]).toContain(
          found.filter((column) => column.startsWith('public')).length && found.length,
        );
      }
      const { pool, close } = openDatabase(url, { use: poolUses.jobs });
      await migrate(pool);
      await close();
      expect(await schemaOf(url)).toEqual(expected);
    } finally {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
      await reference.drop();
    }
  },
  timeoutMs,
);
