import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { JobLocks } from './job-locks';

/** Without a trace collector, spans are not recorded. */
const tracer = trace.getTracer('meridian');

/** A job as pg-boss returns it. */
export interface FetchedJob {
  id: string;
  data: unknown;
  /** Null for a job that is not ours. */
  singletonKey: string | null;
  retryCount: number;
}

/** Runs a job, or records its failure after the last try. `stored`: the state of the job is stored already. */
export type RunJob = (job: FetchedJob) => Promise<'done' | 'stored'>;

interface WorkerParts {
  boss: PgBoss;
  locks: JobLocks;
  log: Pick<Logger, 'error'>;
}

/** Fetches and runs a job. Returns false if none is waiting. */
export async function runNextJob(
  { boss, locks, log }: WorkerParts,
  queue: string,
  runJob: RunJob,
): Promise<boolean> {
  const [job] = await boss.fetch(queue, { batchSize: 1, includeMetadata: true });
  if (job === undefined) return false;
  // another server already runs it
  if (!(await locks.take(job.id))) return true;
  const lost = locks.lostSignal(job.id);
  const ended = new AbortController();
  try {
    const outcome = await Promise.race([
      outcomeOf(runJob, { job, queue, log }),
      whenAborted(lost, ended.signal),
    ]);
    // a job whose lock is lost is retried by the server that notices it
    if (outcome === 'done') await boss.complete(queue, job.id);
    if (outcome === 'failed') await boss.fail(queue, job.id, { message: 'the handler failed' });
    if (outcome === 'lost') log.error({ queue, job: job.id }, 'the connection that locks the job was lost');
  } finally {
    ended.abort();
    await locks.release(job.id);
  }
  return true;
}

/** Resolves when a signal aborts. Removes its listener when `ended` aborts, because the signal outlives the job. */
function whenAborted(signal: AbortSignal, ended: AbortSignal): Promise<'lost'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('lost');
    else signal.addEventListener('abort', () => resolve('lost'), { once: true, signal: ended });
  });
}

function outcomeOf(
  runJob: RunJob,
  { job, queue, log }: { job: FetchedJob; queue: string; log: WorkerParts['log'] },
): Promise<'done' | 'stored' | 'failed'> {
  const kind = SpanKind.CONSUMER;
  return tracer.startActiveSpan(`job ${queue}`, { kind, attributes: { 'job.id': job.id } }, async (span) => {
    try {
      return await runJob(job);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      log.error({ err: error, queue, job: job.id, retry: job.retryCount }, 'job failed');
      return 'failed';
    } finally {
      span.end();
    }
  });
}
