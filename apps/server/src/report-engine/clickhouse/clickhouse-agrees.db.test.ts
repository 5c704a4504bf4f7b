import { sql } from 'drizzle-orm';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import type { ReportAnswer } from '../duckdb/engine-with-fallback';
import { hasClickhouse, startClickhouse, type ClickhouseServer } from '../testing/clickhouse-server';
import { expectSameReports } from '../testing/same-reports';
import { createClickhouseClient } from './clickhouse-client';
import { createClickhouseCopies, type ClickhouseCopies } from './clickhouse-copies';
import { createTables } from './sql/tables-sql';

const log = pino({ level: 'silent' });

describe.skipIf(!hasClickhouse)('ClickHouse, installed by npm run test:clickhouse,', () => {
  let database: TestDatabase;
  let server: ClickhouseServer;
  let copies: ClickhouseCopies;
  const answers: ReportAnswer[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  async function open(args: readonly string[], prepare: (url: string) => Promise<void>): Promise<void> {
    server = await startClickhouse({ args });
    await prepare(server.url);
    const onAnswer = (answer: ReportAnswer) => answers.push(answer);
    copies = createClickhouseCopies({ db: database.db, url: server.url, log, onAnswer });
    await copies.start();
  }

  test.each([
    ['on one server', [], () => Promise.resolve()],
    ['on tables that are distributed over two shards', [`--config-file=${twoShards()}`], distribute],
  ] as const)(
    'gives the same reports as PostgreSQL %s, to the last digit and in the same order',
    async (_where, args, prepare) => {
      await open(args, prepare);
      try {
        await expectSameReports({ database, copies, answers, name: 'clickhouse' });
      } finally {
        await copies.stop();
        await server.kill();
      }
    },
    1_800_000,
  );
});

/** Configuration of a cluster whose shards have the same tables, on one server. */
function twoShards(): string {
  const file = path.join(temporaryFolder(), 'config.xml');
  const shard = '<shard><replica><host>127.0.0.1</host><port>9000</port></replica></shard>';
  writeFileSync(
    file,
    `<clickhouse><tcp_port>9000</tcp_port><remote_servers><two>${shard}${shard}</two></remote_servers></clickhouse>`,
  );
  return file;
}

/**
 * Creates the tables of a cluster. Both shards read the same rows, so each fact would count twice if a query did not
 * name its accounts, of which ClickHouse then asks each shard for its own.
 */
async function distribute(url: string): Promise<void> {
  const client = createClickhouseClient({ url, timeoutMs: 10_000, pauseMs: 0, log });
  for (const statement of createTables('two')) {
    // one server has neither replicas nor Keeper
    await client.run(
      sql.raw(statement.replace(' ON CLUSTER "two"', '').replace('ReplicatedMergeTree', 'MergeTree')),
    );
  }
  expect(
    await client.query(sql`SELECT count() FROM system.clusters WHERE cluster = 'two' AND is_local`),
  ).toEqual([['2']]);
  await client.close();
}
