import * as z from 'zod';

/** A queue of jobs. */
export interface Queue<Name extends string = string, Data extends object = object> {
  name: Name;
  /** Schema of the data of its jobs. */
  data: z.ZodType<Data>;
  /** Maximum number of tries; a kill of the server counts as a try. */
  tries: number;
  /** Number of its jobs that run at the same time in one server. */
  concurrency: number;
}

/** A queue with one job, which repeats. */
export interface RecurringQueue<Name extends string = string> extends Queue<Name> {
  /** Seconds from the end of a run to the next one. */
  every: number;
}

/** Defines a queue whose jobs are sent. */
export function defineQueue<const Name extends string, Data extends object>(
  queue: Queue<Name, Data>,
): Queue<Name, Data> {
  return queue;
}

/** Defines a queue whose job repeats `every` so many seconds. A run that fails is tried three times. */
export function defineRecurringQueue<const Name extends string>(
  name: Name,
  { every }: Pick<RecurringQueue, 'every'>,
): RecurringQueue<Name> {
  return { name, data: z.object({}).strict(), tries: 3, concurrency: 1, every };
}
