import * as z from 'zod';

/** What the jobs of each queue carry. */
export interface JobDataOf {
  'import-report': { importId: string };
  'export-report': { recordId: string };
  /** Tells open consoles of a message that appears at a later time. */
  announce: { messageId: string };
  /** Looks for accounts whose balance runs out. */
  'watch-balances': Record<string, never>;
}

export type QueueName = keyof JobDataOf;
export type JobData<Name extends QueueName> = JobDataOf[Name];

interface Queue<Data> {
  data: z.ZodType<Data>;
  /** How often a job is tried; a kill of the server counts as a try. */
  tries: number;
  /** How many of its jobs run at once in one server. */
  concurrency: number;
}

/** Every queue there is. */
export const queues: { readonly [Name in QueueName]: Queue<JobData<Name>> } = {
  'import-report': { data: z.object({ importId: z.uuid() }), tries: 30, concurrency: 1 },
  'export-report': { data: z.object({ recordId: z.uuid() }), tries: 30, concurrency: 1 },
  announce: { data: z.object({ messageId: z.uuid() }), tries: 30, concurrency: 1 },
  'watch-balances': { data: z.object({}).strict(), tries: 3, concurrency: 1 },
};

export const queueNames = [
  'import-report',
  'export-report',
  'announce',
  'watch-balances',
] as const satisfies readonly QueueName[];
