import * as z from 'zod';

/** A queue of jobs. */
export interface Queue<Name extends string = string, Data extends object = object> {
  name: Name;
  /** Schema of the job data. */
  data: z.ZodType<Data>;
  /** Maximum number of tries. A kill of the server counts as one. */
  tries: number;
  /** Number of jobs that one server runs at the same time. */
  concurrency: number;
}

/** A queue with one recurring job. */
export interface RecurringQueue<Name extends string = string> extends Queue<Name> {
  /** Seconds between the end of a run and the next one. */
  every: number;
}

/** Defines a queue of jobs that are sent one by one. */
export function defineQueue<const Name extends string, Data extends object>(
  queue: Queue<Name, Data>,
): Queue<Name, Data> {
  return queue;
}

/** Defines a queue whose job recurs `every` so many seconds. A failed run is tried three times. */
export function defineRecurringQueue<const Name extends string>(
  name: Name,
  { every }: Pick<RecurringQueue, 'every'>,
): RecurringQueue<Name> {
  return { name, data: z.object({}).strict(), tries: 3, concurrency: 1, every };
}
