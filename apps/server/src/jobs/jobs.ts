import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../db';
import { createBoss, inTransaction, startBoss } from './boss';
import { createJobLocks, lockKey } from './job-locks';
import type { JobData, QueueName } from './queues';
import { queueNames, queues } from './queues';

/** Work that outlives a request, and the server. */
export interface Jobs {
  /** Makes the tables and begins to work. Handlers are named before. */
  start(): Promise<void>;
  /**
   * Puts a job into its queue. With `db` a transaction, the job exists if the transaction commits; then call `wake`. A
   * job waiting under the same `singletonKey` already does for this one too. With `delaySeconds` it waits so long at
   * least, by the database's clock.
   */
  send<Name extends QueueName>(
    name: Name,
    data: JobData<Name>,
    options?: { singletonKey?: string; db?: Database; delaySeconds?: number },
  ): Promise<void>;
  /** Looks for waiting jobs at once: after the commit of a transaction that sent one. */
  wake(): void;
  /** Names who does a queue's work: each job at least once, so `run` must bear a second time. */
  work<Name extends QueueName>(name: Name, handler: JobHandler<JobData<Name>>): void;
  /** Takes no new job and waits for the running ones. */
  stop(): Promise<void>;
}

export interface JobHandler<Data> {
  /** Does the job. When it throws, or the server dies, the job is tried again. */
  run: (data: Data) => Promise<void>;
  /** Called instead of `run` when all tries are used up: records the failure where the user sees it. */
  onExhausted: (data: Data) => Promise<void>;
}

const pollMs = 1_000;
const sweepMs = 2_000;
/** From fetching a job to holding its lock: a younger job without lock is not dead. */
const settleSeconds = 2;

interface FetchedJob {
  id: string;
  data: unknown;
  retryCount: number;
  retryLimit: number;
}

/** Jobs in the database of `pool`, for any number of servers. */
export function createJobs({
  pool,
  log,
}: {
  pool: pg.Pool;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}): Jobs {
  const boss = createBoss(pool);
  const locks = createJobLocks(pool);
  const handlers = new Map<QueueName, (job: FetchedJob) => Promise<void>>();
  const stop = new AbortController();
  let sleep = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  boss.on('error', (error) => log.warn({ err: error }, 'jobs: upkeep failed'));

  async function runNext(name: QueueName): Promise<boolean> {
    const [job] = await boss.fetch(name, { batchSize: 1, includeMetadata: true });
    const handle = handlers.get(name);
    if (job === undefined || handle === undefined) return false;
    if (!(await locks.take(job.id))) return true;
    try {
      await attempt(name, job, handle);
    } finally {
      await locks.release(job.id);
    }
    return true;
  }

  async function attempt(name: QueueName, job: FetchedJob, handle: (job: FetchedJob) => Promise<void>) {
    try {
      await handle(job);
    } catch (error) {
      log.error({ err: error, queue: name, job: job.id, retry: job.retryCount }, 'job failed');
      await boss.fail(name, job.id, { message: 'the handler failed' });
      return;
    }
    await boss.complete(name, job.id);
  }

  async function workLoop(name: QueueName): Promise<void> {
    while (!stop.signal.aborted) {
      const found = await runNext(name).catch((error: unknown) => {
        log.warn({ err: error, queue: name }, 'jobs: could not fetch or finish');
        return false;
      });
      if (!found) await pause(pollMs, [stop.signal, sleep.signal]);
    }
  }

  async function sweepLoop(): Promise<void> {
    while (!stop.signal.aborted) {
      await reviveDeadJobs().catch((error: unknown) => log.warn({ err: error }, 'jobs: sweep failed'));
      await pause(sweepMs, [stop.signal]);
    }
  }

  /** Active, but nobody holds its lock: the server that worked on it is gone. */
  async function reviveDeadJobs(): Promise<void> {
    const { rows } = await pool.query<{ id: string; name: string }>(
      `WITH started AS MATERIALIZED (
         SELECT id, name FROM pgboss.job
         WHERE name = ANY($1) AND state = 'active' AND started_on < now() - $2 * interval '1 second'
       )
       SELECT id, name FROM started WHERE pg_try_advisory_xact_lock(${lockKey('id')})`,
      [queueNames, settleSeconds],
    );
    for (const { id, name } of rows) {
      log.warn({ queue: name, job: id }, 'job of a dead server is tried again');
      await boss.fail(name, id, { message: 'the server stopped' });
    }
    if (rows.length > 0) wake();
  }

  /** ISO text of an instant by the database's clock, which is the one that says when a job may start. */
  async function instantIn(seconds: number): Promise<string> {
    const { rows } = await pool.query<{ instant: Date }>(
      `SELECT now() + $1 * interval '1 second' AS instant`,
      [seconds],
    );
    const [row] = rows;
    if (!row) throw new Error('the database told no time');
    return row.instant.toISOString();
  }

  function wake(): void {
    sleep.abort();
    sleep = new AbortController();
  }

  return {
    async start() {
      await startBoss(boss, pool);
      const loops = [...handlers.keys()].flatMap((name) =>
        Array.from({ length: queues[name].concurrency }, () => workLoop(name)),
      );
      running = Promise.all([...loops, sweepLoop()]);
    },
    async send(name, data, { singletonKey = randomUUID(), db, delaySeconds = 0 } = {}) {
      await boss.send(name, data, {
        singletonKey,
        ...(delaySeconds > 0 && { startAfter: await instantIn(delaySeconds) }),
        ...(db !== undefined && { db: inTransaction(db) }),
      });
      if (db === undefined) wake();
    },
    wake,
    work(name, { run, onExhausted }) {
      handlers.set(name, async ({ data, retryCount, retryLimit }) => {
        const checked = queues[name].data.parse(data);
        await (retryCount < retryLimit ? run(checked) : onExhausted(checked));
      });
    },
    async stop() {
      stop.abort();
      await running;
      locks.close();
      await boss.stop({ graceful: false, close: false }).catch(() => undefined);
    },
  };
}

async function pause(ms: number, signals: readonly AbortSignal[]): Promise<void> {
  await delay(ms, undefined, { signal: AbortSignal.any([...signals]) }).catch(() => undefined);
}
