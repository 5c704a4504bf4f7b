import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { endSilentSessions, lockKey } from './job-locks';
import type { Queue } from './queue';

/** Time between fetching a job and locking it; a younger job without a lock is not dead. */
const lockDelaySeconds = 2;

/**
 * Fails active jobs without a lock, whose server was killed or lost, so that they are retried. Returns their number.
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
  /** A server that sends no heartbeat for this long counts as lost. */
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
