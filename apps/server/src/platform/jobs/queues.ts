import * as z from 'zod';

interface Queue {
  /** Of its jobs. */
  data: z.ZodType<object>;
  /** Maximum number of tries; a kill of the server counts as a try. */
  tries: number;
  /** Number of its jobs that run at the same time in one server. */
  concurrency: number;
  /** Seconds from the end of a run to the next one. Absent: its jobs are sent. */
  every?: number;
}

const noData = z.object({}).strict();

/** All queues. */
export const queues = {
  'import-report': { data: z.object({ importId: z.uuid() }), tries: 30, concurrency: 2 },
  /** Imports of large files, which would hold up the others. */
  'import-large-report': { data: z.object({ importId: z.uuid() }), tries: 30, concurrency: 1 },
  'export-report': { data: z.object({ recordId: z.uuid() }), tries: 30, concurrency: 2 },
  /** Notifies open consoles of a message that appears at a later time. */
  announce: { data: z.object({ messageId: z.uuid() }), tries: 30, concurrency: 1 },
  /** Sends a draft to the provider. Bounded by time without progress, not by tries: a kill of the server counts as one. */
  'upload-draft': { data: z.object({ uploadId: z.uuid() }), tries: 10_000, concurrency: 2 },
  /** Sends pictures of an account's material library to the provider. Bounded as `upload-draft`. */
  'send-images': { data: z.object({ accountId: z.int() }), tries: 10_000, concurrency: 2 },
  /** Ends uploads that nothing works on. */
  'watch-uploads': { data: noData, tries: 3, concurrency: 1, every: 60 },
  /** Detects accounts whose balance runs out. */
  'watch-balances': { data: noData, tries: 3, concurrency: 1, every: 3_600 },
  /** Checks the alert rules of users. */
  'watch-alerts': { data: noData, tries: 3, concurrency: 1, every: 600 },
  'send-mail': { data: z.object({ mailId: z.uuid() }), tries: 30, concurrency: 2 },
  /** Sends the scheduled reports that are due. */
  'send-reports': { data: noData, tries: 3, concurrency: 1, every: 60 },
  /** Reads balances from the provider. */
  'sync-balances': { data: noData, tries: 3, concurrency: 1, every: 3_600 },
  /** Starts the synchronization of reports of the accounts for which it is due. */
  'sync-reports': { data: noData, tries: 3, concurrency: 1, every: 3_600 },
  /** Reads reports of an account from the provider. */
  'sync-account-reports': { data: z.object({ accountId: z.int() }), tries: 3, concurrency: 3 },
  /** Removes what is past its retention. */
  housekeeping: { data: noData, tries: 3, concurrency: 1, every: 86_400 },
} as const satisfies Readonly<Record<string, Queue>>;

type Queues = typeof queues;

export type QueueName = keyof Queues;
export type JobData<Name extends QueueName> = z.output<Queues[Name]['data']>;

/** A queue with one job, which repeats. */
export type RecurringQueueName = {
  [Name in QueueName]: Queues[Name] extends { every: number } ? Name : never;
}[QueueName];

// asserted: the names of an object literal
export const queueNames = Object.keys(queues) as readonly QueueName[];
