import * as z from 'zod';

/** The data of the jobs of each queue. */
export interface JobDataOf {
  'import-report': { importId: string };
  /** Imports of large files, which would hold up the others. */
  'import-large-report': { importId: string };
  'export-report': { recordId: string };
  /** Notifies open consoles of a message that appears at a later time. */
  announce: { messageId: string };
  /** Sends a draft to the provider. */
  'upload-draft': { uploadId: string };
  /** Sends pictures of an account's material library to the provider. */
  'send-images': { accountId: number };
  /** Ends uploads that nothing works on. */
  'watch-uploads': Record<string, never>;
  /** Detects accounts whose balance runs out. */
  'watch-balances': Record<string, never>;
  /** Checks the alert rules of users. */
  'watch-alerts': Record<string, never>;
  'send-mail': { mailId: string };
  /** Sends the scheduled reports that are due. */
  'send-reports': Record<string, never>;
  /** Reads balances from the provider. */
  'sync-balances': Record<string, never>;
  /** Starts the synchronization of reports of the accounts for which it is due. */
  'sync-reports': Record<string, never>;
  /** Reads reports of an account from the provider. */
  'sync-account-reports': { accountId: number };
  /** Removes what is past its retention. */
  housekeeping: Record<string, never>;
}

export type QueueName = keyof JobDataOf;
export type JobData<Name extends QueueName> = JobDataOf[Name];

interface Queue<Data> {
  data: z.ZodType<Data>;
  /** Maximum number of tries; a kill of the server counts as a try. */
  tries: number;
  /** Number of its jobs that run at the same time in one server. */
  concurrency: number;
}

/** All queues. */
export const queues: { readonly [Name in QueueName]: Queue<JobData<Name>> } = {
  'import-report': { data: z.object({ importId: z.uuid() }), tries: 30, concurrency: 2 },
  'import-large-report': { data: z.object({ importId: z.uuid() }), tries: 30, concurrency: 1 },
  'export-report': { data: z.object({ recordId: z.uuid() }), tries: 30, concurrency: 2 },
  announce: { data: z.object({ messageId: z.uuid() }), tries: 30, concurrency: 1 },
  // bounded by time without progress, not by tries: a kill of the server counts as one
  'upload-draft': { data: z.object({ uploadId: z.uuid() }), tries: 10_000, concurrency: 2 },
  'send-images': { data: z.object({ accountId: z.int() }), tries: 10_000, concurrency: 2 },
  'watch-uploads': { data: z.object({}).strict(), tries: 3, concurrency: 1 },
  'watch-balances': { data: z.object({}).strict(), tries: 3, concurrency: 1 },
  'watch-alerts': { data: z.object({}).strict(), tries: 3, concurrency: 1 },
  'send-mail': { data: z.object({ mailId: z.uuid() }), tries: 30, concurrency: 2 },
  'send-reports': { data: z.object({}).strict(), tries: 3, concurrency: 1 },
  'sync-balances': { data: z.object({}).strict(), tries: 3, concurrency: 1 },
  'sync-reports': { data: z.object({}).strict(), tries: 3, concurrency: 1 },
  'sync-account-reports': { data: z.object({ accountId: z.int() }), tries: 3, concurrency: 3 },
  housekeeping: { data: z.object({}).strict(), tries: 3, concurrency: 1 },
};

export const queueNames = [
  'import-report',
  'import-large-report',
  'export-report',
  'announce',
  'upload-draft',
  'send-images',
  'watch-uploads',
  'watch-balances',
  'watch-alerts',
  'send-mail',
  'send-reports',
  'sync-balances',
  'sync-reports',
  'sync-account-reports',
  'housekeeping',
] as const satisfies readonly QueueName[];
