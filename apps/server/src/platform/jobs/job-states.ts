import type pg from 'pg';

/** How long a job of another version waits for a server that can read it. */
export interface VersionWait {
  /** Seconds until the next fetch. */
  retrySeconds: number;
  /** Seconds since the first fetch by a server that could not read it. */
  limitSeconds: number;
}

/**
 * Returns a running job to its queue for other servers, without counting a try.
 *
 * Returns false if the job has waited for `limitSeconds`.
 */
export async function postponeJob(
  pool: pg.Pool,
  { id }: { id: string },
  { retrySeconds, limitSeconds }: VersionWait,
): Promise<boolean> {
  // pg-boss counts a fetch as a try only if `started_on` is set
  const { rowCount } = await pool.query(
    `UPDATE pgboss.job
     SET state = 'retry', started_on = NULL, start_after = now() + $2 * interval '1 second',
       output = jsonb_build_object('unreadableSince', coalesce(output->>'unreadableSince', now()::text))
     WHERE id = $1 AND state = 'active'
       AND coalesce((output->>'unreadableSince')::timestamptz, now()) > now() - $3 * interval '1 second'`,
    [id, retrySeconds, limitSeconds],
  );
  return rowCount === 1;
}

/** Ends a running job whose failure is recorded: no server tries it again. */
export async function failJob(pool: pg.Pool, { id }: { id: string }): Promise<void> {
  await pool.query(
    `UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE id = $1 AND state = 'active'`,
    [id],
  );
}
