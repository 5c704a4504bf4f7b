import type pg from 'pg';

/**
 * Locks of the running jobs: advisory locks of one connection per server. The locks of a killed server end with its
 * connection, which distinguishes its jobs from long ones.
 */
export interface JobLocks {
  /** False when another server runs the job. */
  take(jobId: string): Promise<boolean>;
  release(jobId: string): Promise<void>;
  close(): void;
}

/** SQL of a job's lock key, given SQL of its id. */
export const lockKey = (jobId: string) => `hashtextextended('meridian job ' || ${jobId}, 0)`;

export function createJobLocks(pool: pg.Pool): JobLocks {
  let session: Promise<pg.PoolClient> | undefined;

  const drop = (lost: Promise<pg.PoolClient> | undefined) => {
    if (lost === undefined || lost !== session) return;
    session = undefined;
    lost.then(
      (client) => client.release(true),
      () => undefined, // it was never opened
    );
  };
  const run = async (text: string, values: unknown[]) => {
    const current = (session ??= pool.connect());
    try {
      const client = await current;
      if (client.listenerCount('error') === 0) client.on('error', () => drop(current));
      return await client.query<{ locked: boolean }>(text, values);
    } catch (error) {
      drop(current);
      throw error;
    }
  };

  return {
    take: async (jobId) =>
      (await run(`SELECT pg_try_advisory_lock(${lockKey('$1')}) AS locked`, [jobId])).rows[0]?.locked ===
      true,
    release: async (jobId) => void (await run(`SELECT pg_advisory_unlock(${lockKey('$1')})`, [jobId])),
    close: () => drop(session),
  };
}
