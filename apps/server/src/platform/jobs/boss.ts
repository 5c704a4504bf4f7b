import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../db';
import type { Queue } from './queue';

const startLock = 4_011_200_903;
const turnPollMs = 50;
const retrySeconds = 1;
/** Jobs count their own tries: a job whose failure could not be recorded must not end. */
const unlimited = 2 ** 31 - 1;
/** For a handler that hangs; locks distinguish a long job from a dead one. */
const maxJobSeconds = 6 * 3600;

/**
 * Creates the pg-boss client, which stores queues and retries in the database. `createJobs` fetches and runs the jobs.
 */
export function createBoss(pool: pg.Pool): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => query(pool, text, values) },
    schedule: false,
    maintenanceIntervalSeconds: 60,
  });
}

/** pg-boss opens transactions within one query text; after an error, the pool must not reuse the connection. */
async function query(pool: pg.Pool, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Creates tables and queues. Servers that start at the same time take turns. */
export async function startBoss(boss: PgBoss, pool: pg.Pool, queues: readonly Queue[]): Promise<void> {
  const turn = await pool.connect();
  try {
    await takeTurn(turn);
    await boss.start();
    for (const { name } of queues) {
      // `short`: at most one waiting job per singleton key; jobs without a key would share one, so every job gets a key
      const options = {
        name,
        policy: 'short' as const,
        retryLimit: unlimited,
        retryDelay: retrySeconds,
        expireInSeconds: maxJobSeconds,
      };
      if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options);
      else await boss.updateQueue(name, options);
    }
  } finally {
    turn.release(true); // closes the connection, which releases the lock
  }
}

/** Waits for the lock with short queries, because a migrating server may hold it longer than the query timeout. */
async function takeTurn(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      startLock,
    ]);
    if (rows[0]?.locked === true) return;
    await delay(turnPollMs);
  }
}

/** Lets pg-boss write in a transaction of the server. */
export function inTransaction(db: Database): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({ rows: (await db.execute(withValues(text, values))).rows }),
  };
}

function withValues(text: string, values: readonly unknown[]): SQL {
  const chunks = text.split(/\$(\d+)/);
  return sql.join(
    chunks.map((chunk, index) => (index % 2 === 0 ? sql.raw(chunk) : sql.param(values[Number(chunk) - 1]))),
  );
}
