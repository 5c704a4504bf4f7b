import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { dataOf } from './batch-outcomes';
import { isProviderError, ProviderError } from './provider-error';
import type { CallOptions, ProviderReportQuery } from './provider-port';
import { parseProviderContent, type Download, type Send } from './send';
import { readReportFile } from './wire/report-file';
import { requestReportFile } from './wire/report-request';
import type { WireReport } from './wire/reports';

/** A task times out after 10 minutes, and its file URL after 5. */
const maxWaitMs = 9 * 60_000;
/** First and longest interval between state requests of a task; each is one and a half times the previous one. */
const firstPollMs = 1_000;
const maxPollMs = 15_000;
/** Tasks per file: a task can fail, and its file can disappear. */
const maxTasks = 3;
const fileLimits = { maxBytes: 256_000_000, maxRows: 1_000_000 };

const taskSchema = z.object({ taskId: z.union([z.string().min(1).max(200), z.number()]).transform(String) });
const stateSchema = z.discriminatedUnion('taskStatus', [
  z.object({ taskStatus: z.enum(['SUBMITTED', 'RUNNING', 'FAIL']) }),
  z.object({
    taskStatus: z.literal('SUCCESS'),
    fileUrl: z.url(),
    dataStartRow: z.coerce.number<string | number>().int().positive(),
    tableHeader: z.array(z.string()).min(1).max(200),
  }),
]);
type TaskState = z.output<typeof stateSchema>;
type DoneTask = Extract<TaskState, { taskStatus: 'SUCCESS' }>;

export interface ReportFileReading {
  send: Send;
  download: Download;
  /** Delay before the first state request of a task. */
  pollMs?: number | undefined;
}

/**
 * Reads all rows of a report from a file that the provider generates: creates a task, waits for it, and downloads the
 * file. If the task fails or its file is gone, creates another task.
 *
 * Errors: `ProviderError`: `busy` if the file took too long, `invalid_response` if no task succeeds or the file
 * does not match the report.
 */
export async function readFileRows(
  { send, download, pollMs = firstPollMs }: ReportFileReading,
  { report, query, options }: { report: WireReport; query: ProviderReportQuery; options: CallOptions },
): Promise<Record<string, string>[]> {
  for (let task = 1; task <= maxTasks; task++) {
    const taskId = await startTask(send, { report, query, options });
    const done = await finishedTask(send, { taskId, pollMs, options });
    if (!done) continue;
    const bytes = await download(done.fileUrl, options);
    if (!bytes) continue;
    try {
      return await readReportFile(bytes, done, fileLimits);
    } catch (cause) {
      throw new ProviderError('invalid_response', { mayHaveArrived: true, cause });
    }
  }
  throw new ProviderError('invalid_response', { message: 'the provider made no file of the report' });
}

async function startTask(
  send: Send,
  { report, query, options }: { report: WireReport; query: ProviderReportQuery; options: CallOptions },
): Promise<string> {
  const body = requestReportFile(report, query);
  // a second task only generates the same file again
  const envelope = await send('OpenApiReportService/createReportTask', body, {
    ...options,
    isIdempotent: true,
  });
  const [failure] = envelope.header.failures ?? [];
  if (envelope.header.status !== 0)
    throw new ProviderError('bad_request', failure ? { providerCode: failure.code } : {});
  return parseProviderContent(() => taskSchema.parse(dataOf(envelope.body)[0])).taskId;
}

/** Waits for a task; undefined if it failed or the provider no longer knows it. */
async function finishedTask(
  send: Send,
  { taskId, pollMs, options }: { taskId: string; pollMs: number; options: CallOptions },
): Promise<DoneTask | undefined> {
  const until = performance.now() + maxWaitMs;
  for (let wait = pollMs; ; wait = Math.min(maxPollMs, wait * 1.5)) {
    await pause(wait, options.signal);
    const state = await stateOf(send, { taskId, options });
    if (state === undefined) return undefined;
    if (state.taskStatus === 'SUCCESS') return state;
    if (state.taskStatus === 'FAIL') return undefined;
    if (performance.now() > until) throw new ProviderError('busy', { message: 'the file took too long' });
  }
}

/** State of a task; undefined if the provider no longer knows it. */
async function stateOf(
  send: Send,
  { taskId, options }: { taskId: string; options: CallOptions },
): Promise<TaskState | undefined> {
  try {
    const path = 'OpenApiReportService/getTaskStatus';
    const envelope = await send(path, { taskId }, { ...options, isIdempotent: true });
    if (envelope.header.status !== 0) return undefined;
    return parseProviderContent(() => stateSchema.parse(dataOf(envelope.body)[0]));
  } catch (error) {
    if (isProviderError(error) && error.code === 'bad_request') return undefined;
    throw error;
  }
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (cause) {
    throw new ProviderError('cancelled', { cause });
  }
}
