import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { endSilentSessions, lockKey } from './job-locks';
import type { Queue } from './queue';

/** Time between the fetch of a job and its lock. A younger job without a lock is not dead. */
const lockDelaySeconds = 2;

/**
 * Fails the jobs of killed and lost servers, so that they are retried: they are active, but no session has their lock.
 *
 * Returns the number of those jobs.
 */
export async function failDeadJobs({
  pool,
  boss,
  queues,
  maxSilenceMs,
  log,
}: {
  pool: pg.Pool;
  boss: PgBoss;
  queues: readonly Queue[];
  /** A server that is silent for longer is lost. */
  maxSilenceMs: number;
  log: Pick<Logger, 'warn'>;
}): Promise<number> {
  await endSilentSessions(pool, maxSilenceMs);
  const { rows } = await pool.query<{ id: string; name: string }>(
    `WITH started AS MATERIALIZED (
       SELECT id, name FROM pgboss.job
       WHERE name = ANY($1) AND state = 'active' AND started_on < now() - $2 * interval '1 second'
     )
     SELECT id, name FROM started WHERE pg_try_advisory_xact_lock(${lockKey('id')})`,
    [queues.map(({ name }) => name), lockDelaySeconds],
  );
  for (const { id, name } of rows) {
    log.warn({ queue: name, job: id }, 'the job of a stopped server is retried');
    await boss.fail(name, id, { message: 'the server stopped' });
  }
  return rows.length;
}
