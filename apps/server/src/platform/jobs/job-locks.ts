import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * Locks of running jobs: advisory locks in one session per server. They end with the session, which distinguishes jobs
 * of a killed server from long-running ones. The session sends heartbeats, so that `endSilentSessions` detects
 * unreachable servers.
 */
export interface JobLocks {
  /** Takes the lock of a job. Returns false if another server runs the job. */
  take(jobId: string): Promise<boolean>;
  /** Aborts when the session with the lock is lost: another server may then run the job. */
  lostSignal(jobId: string): AbortSignal;
  release(jobId: string): Promise<void>;
  close(): void;
}

/** SQL expression of a job's lock key, for an SQL expression of its id. */
export const lockKey = (jobId: string) => `hashtextextended('meridian job ' || ${jobId}, 0)`;

const applicationName = 'meridian job locks';

interface Session {
  client: pg.Client;
  connected: Promise<unknown>;
  lost: AbortController;
  /** The last query, resolved or failed: a connection runs one query at a time. */
  last: Promise<unknown>;
}

export function createJobLocks(
  pool: pg.Pool,
  { heartbeatMs, maxSilenceMs }: { heartbeatMs: number; maxSilenceMs: number },
): JobLocks {
  let session: Session | undefined;
  const sessionOf = new Map<string, Session>();

  function open(): Session {
    const client = new pg.Client({
      ...pool.options,
      application_name: applicationName,
      query_timeout: maxSilenceMs / 2,
    });
    const connected = client.connect();
    // queries report the failure
    const last = connected.catch(() => undefined);
    const opened: Session = { client, connected, lost: new AbortController(), last };
    // one listener per running job, of which a server that starts has many
    setMaxListeners(0, opened.lost.signal);
    client.on('error', () => drop(opened));
    client.on('end', () => drop(opened));
    void beat(opened);
    return opened;
  }

  function drop(dropped: Session): void {
    if (session === dropped) session = undefined;
    if (dropped.lost.signal.aborted) return;
    dropped.lost.abort();
    dropped.connected.then(
      () => dropped.client.end(),
      () => undefined, // the connection was never opened
    );
  }

  async function beat(own: Session): Promise<void> {
    const { signal } = own.lost;
    while (!signal.aborted) {
      await delay(heartbeatMs, undefined, { signal, ref: false }).catch(() => undefined);
      // a failure drops the session
      if (!isLost(own)) await query(own, 'SELECT 1').catch(() => undefined);
    }
  }

  function query(own: Session, text: string, values: unknown[] = []) {
    const result = own.last.then(async () => {
      try {
        await own.connected;
        return await own.client.query<{ locked: boolean }>(text, values);
      } catch (error) {
        drop(own);
        throw error;
      }
    });
    own.last = result.catch(() => undefined);
    return result;
  }

  return {
    async take(jobId) {
      const own = (session ??= open());
      const { rows } = await query(own, `SELECT pg_try_advisory_lock(${lockKey('$1')}) AS locked`, [jobId]);
      if (rows[0]?.locked !== true) return false;
      sessionOf.set(jobId, own);
      return true;
    },
    lostSignal: (jobId) => sessionOf.get(jobId)?.lost.signal ?? AbortSignal.abort(),
    async release(jobId) {
      const own = sessionOf.get(jobId);
      sessionOf.delete(jobId);
      if (own === undefined || isLost(own)) return;
      await query(own, `SELECT pg_advisory_unlock(${lockKey('$1')})`, [jobId]);
    },
    close() {
      if (session) drop(session);
    },
  };
}

const isLost = ({ lost }: Session) => lost.signal.aborted;

/** Ends sessions without recent heartbeats, because their host or connection was lost. Their locks end with them. */
export async function endSilentSessions(pool: pg.Pool, maxSilenceMs: number): Promise<void> {
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND usename = current_user AND application_name = $1
       AND state_change < clock_timestamp() - $2 * interval '1 millisecond'`,
    [applicationName, maxSilenceMs],
  );
}
