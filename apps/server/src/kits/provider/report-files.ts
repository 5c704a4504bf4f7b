import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { dataOf } from './batch-outcomes';
import { isProviderError, ProviderError } from './provider-error';
import type { CallOptions, ProviderReportQuery } from './provider-port';
import { checked, type Download, type Send } from './send';
import { readReportFile } from './wire/report-file';
import { requestReportFile } from './wire/report-request';
import type { WireReport } from './wire/reports';

/** A task ends after 10 minutes, and its file has an address for 5. */
const maxWaitMs = 9 * 60_000;
/** Between two requests for the state of a task: the first one, and the longest; each is one and a half times as long as the one before. */
const firstPollMs = 1_000;
const maxPollMs = 15_000;
/** Tasks for one file: a task can fail, and its file can be gone. */
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
  /** Of the first request for the state of a task. */
  pollMs?: number | undefined;
}

/**
 * All rows of a report from a file that the provider makes: a task, its state until it has ended, and the file. A task that failed, or whose
 * file is gone, is replaced by another one.
 *
 * Errors: `ProviderError`: `busy` when the file is not ready in time, `invalid_response` when no task succeeds, or the file is none of this
 * report.
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
  // a further task does nothing but to make the same file
  const envelope = await send('OpenApiReportService/createReportTask', body, {
    ...options,
    isIdempotent: true,
  });
  const [failure] = envelope.header.failures ?? [];
  if (envelope.header.status !== 0)
    throw new ProviderError('bad_request', failure ? { providerCode: failure.code } : {});
  return checked(() => taskSchema.parse(dataOf(envelope.body)[0])).taskId;
}

/** Undefined for a task that failed, or that the provider does not know any more. */
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
    if (performance.now() > until)
      throw new ProviderError('busy', { message: 'the file is not ready in time' });
  }
}

/** Undefined for a task that the provider does not know any more. */
async function stateOf(
  send: Send,
  { taskId, options }: { taskId: string; options: CallOptions },
): Promise<TaskState | undefined> {
  try {
    const path = 'OpenApiReportService/getTaskStatus';
    const envelope = await send(path, { taskId }, { ...options, isIdempotent: true });
    if (envelope.header.status !== 0) return undefined;
    return checked(() => stateSchema.parse(dataOf(envelope.body)[0]));
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
