import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../db';
import { version } from '../version';
import { createBoss, inTransaction, startBoss } from './boss';
import { failDeadJobs } from './dead-jobs';
import { createJobLocks } from './job-locks';
import { failJob, postponeJob, type VersionWait } from './job-states';
import type { Queue, RecurringQueue } from './queue';
import { runNextJob, type FetchedJob, type RunJob } from './run-job';

/** Background work that survives requests and restarts of the server. */
export interface Jobs {
  /** Creates the tables and starts working. Call `work` and `repeat` for every queue first. */
  start(): Promise<void>;
  /**
   * Adds a job to its queue. With a transaction (`db`), the job exists once the transaction commits; call `wake` after
   * that. `singletonKey` is the id of the record that the job works on, in every version of the server; a waiting job with
   * the same key is replaced. The job starts at the earliest after `delaySeconds` by the database clock. Waiting jobs
   * with the highest `priority` (default 0) start first.
   */
  send<Data extends object>(
    queue: Queue<string, Data>,
    data: NoInfer<Data>,
    options: { singletonKey: string; db?: Database; delaySeconds?: number; priority?: number },
  ): Promise<void>;
  /** Fetches waiting jobs immediately. Call it after committing a transaction that sent one. */
  wake(): void;
  /** Sets the handler of a queue. Jobs run at least once, so `run` must be safe to repeat. */
  work<Data extends object>(queue: Queue<string, Data>, handler: JobHandler<NoInfer<Data>>): void;
  /**
   * Sets the work of a recurring queue. It runs when a server starts, unless a run is waiting, and again after each
   * run. A failed run is retried; the next run is scheduled even after the last try.
   */
  repeat(queue: RecurringQueue, run: () => Promise<void>): void;
  /** Stops fetching jobs and waits for running ones. */
  stop(): Promise<void>;
}

export interface JobHandler<Data> {
  /** Processes the job. If it throws, or the server is killed, the job is retried. */
  run: (data: Data) => Promise<void>;
  /**
   * Records the failure where users see it, given the `singletonKey` of the job: instead of `run` after the last try, or
   * when no server could read the data. Retried until it succeeds.
   */
  onExhausted: (key: string, reason: JobFailure) => Promise<void>;
}

/** Why a job failed: every try failed, or no server could read its data. */
export type JobFailure = 'tries' | 'version';

const pollMs = 1_000;
const deadJobsMs = 2_000;

/** Jobs in the database of `pool`, for any number of servers. */
export function createJobs({
  pool,
  log,
  queues,
  maxSilenceMs = 20_000,
  versionWait = { retrySeconds: 60, limitSeconds: 600 },
}: {
  pool: pg.Pool;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** All queues in the database. */
  queues: readonly Queue[];
  /** Servers without a heartbeat for this long count as lost, and others retry their jobs. */
  maxSilenceMs?: number;
  /** Intervals for jobs whose data this server cannot read. */
  versionWait?: VersionWait;
}): Jobs {
  const boss = createBoss(pool);
  const locks = createJobLocks(pool, { heartbeatMs: maxSilenceMs / 4, maxSilenceMs });
  const handlers = new Map<Queue, RunJob>();
  const recurring = new Set<RecurringQueue>();
  const stop = new AbortController();
  let sleep = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  boss.on('error', (error) => log.warn({ err: error }, 'jobs: maintenance failed'));

  function wake(): void {
    sleep.abort();
    sleep = new AbortController();
  }

  async function workLoop(name: string, runJob: RunJob): Promise<void> {
    while (!stop.signal.aborted) {
      const hasRun = await runNextJob({ boss, locks, log }, name, runJob).catch((error: unknown) => {
        log.warn({ err: error, queue: name }, 'jobs: failed to fetch or finish a job');
        return false;
      });
      if (!hasRun) await pause(pollMs, [stop.signal, sleep.signal]);
    }
  }

  async function deadJobsLoop(): Promise<void> {
    while (!stop.signal.aborted) {
      const count = await failDeadJobs({ pool, boss, queues, maxSilenceMs, log }).catch((error: unknown) => {
        log.warn({ err: error }, 'jobs: failed to retry the jobs of stopped servers');
        return 0;
      });
      if (count > 0) wake();
      await pause(deadJobsMs, [stop.signal]);
    }
  }

  const send: Jobs['send'] = async ({ name }, data, { singletonKey, db, delaySeconds = 0, priority = 0 }) => {
    await boss.send(name, data, {
      singletonKey,
      priority,
      ...(delaySeconds > 0 && { startAfter: await instantIn(pool, delaySeconds) }),
      ...(db !== undefined && { db: inTransaction(db) }),
    });
    if (db === undefined) wake();
  };

  /** Sends the next run, unless one is waiting. */
  const sendNext = (queue: RecurringQueue, delaySeconds = 0) =>
    send(queue, {}, { singletonKey: 'next', delaySeconds });

  return {
    async start() {
      await startBoss(boss, pool, queues);
      const loops = [...handlers].flatMap(([{ name, concurrency }, runJob]) =>
        Array.from({ length: concurrency }, () => workLoop(name, runJob)),
      );
      running = Promise.all([...loops, deadJobsLoop()]);
      for (const queue of recurring) await sendNext(queue);
    },
    send,
    wake,
    work(queue, { run, onExhausted }) {
      handlers.set(queue, async (job) => {
        const read = queue.data.safeParse(job.data);
        const hasTries = !isExhausted(job, queue);
        if (read.success && hasTries) {
          await run(read.data);
          return 'done';
        }
        const about = { queue: queue.name, job: job.id, key: job.singletonKey, version };
        if (hasTries && (await postponeJob(pool, job, versionWait))) {
          log.warn(about, 'job of another version: left for other servers');
          return 'stored';
        }
        await onExhausted(job.singletonKey ?? '', hasTries ? 'version' : 'tries');
        await failJob(pool, job);
        log.error(
          about,
          hasTries ? 'job of another version: no server could read it' : 'job: no try is left',
        );
        return 'stored';
      });
    },
    repeat(queue, run) {
      recurring.add(queue);
      handlers.set(queue, async (job) => {
        if (!isExhausted(job, queue)) await run();
        await sendNext(queue, queue.every);
        return 'done';
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

const isExhausted = ({ retryCount }: FetchedJob, { tries }: Queue) => retryCount >= tries - 1;

/** ISO 8601 time in the future by the database clock, which decides when a job may start. */
async function instantIn(pool: pg.Pool, seconds: number): Promise<string> {
  const { rows } = await pool.query<{ instant: Date }>(`SELECT now() + $1 * interval '1 second' AS instant`, [
    seconds,
  ]);
  const [row] = rows;
  if (!row) throw new Error('the database returned no timestamp');
  return row.instant.toISOString();
}

async function pause(ms: number, signals: readonly AbortSignal[]): Promise<void> {
  await delay(ms, undefined, { signal: AbortSignal.any([...signals]) }).catch(() => undefined);
}
