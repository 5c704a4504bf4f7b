import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { JobLocks } from './job-locks';
import type { QueueName } from './queues';

/** A job as pg-boss returns it. */
export interface FetchedJob {
  id: string;
  data: unknown;
  retryCount: number;
  retryLimit: number;
}

/** Runs a job, or records its failure after the last try. */
export type RunJob = (job: FetchedJob) => Promise<void>;

interface WorkerParts {
  boss: PgBoss;
  locks: JobLocks;
  log: Pick<Logger, 'error'>;
}

/** Fetches a job of a queue and runs it. Returns false when no job is waiting. */
export async function runNextJob(
  { boss, locks, log }: WorkerParts,
  queue: QueueName,
  runJob: RunJob,
): Promise<boolean> {
  const [job] = await boss.fetch(queue, { batchSize: 1, includeMetadata: true });
  if (job === undefined) return false;
  // another server runs it already
  if (!(await locks.take(job.id))) return true;
  try {
    if (await hasSucceeded(runJob, { job, queue, log })) await boss.complete(queue, job.id);
    else await boss.fail(queue, job.id, { message: 'the handler failed' });
  } finally {
    await locks.release(job.id);
  }
  return true;
}

async function hasSucceeded(
  runJob: RunJob,
  { job, queue, log }: { job: FetchedJob; queue: QueueName; log: WorkerParts['log'] },
): Promise<boolean> {
  try {
    await runJob(job);
    return true;
  } catch (error) {
    log.error({ err: error, queue, job: job.id, retry: job.retryCount }, 'job failed');
    return false;
  }
}
