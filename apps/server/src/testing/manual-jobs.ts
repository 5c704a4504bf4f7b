import type { JobHandler, Jobs } from '../platform/jobs';

/** Jobs that run only when a test runs them. */
export function createManualJobs() {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const waiting: { name: string; data: unknown }[] = [];
  const jobs: Jobs = {
    start: () => Promise.resolve(),
    send: ({ name }, data) => Promise.resolve(void waiting.push({ name, data })),
    wake: () => undefined,
    work: ({ name }, handler: JobHandler<never>) => {
      // asserted: the data was sent to this queue
      handlers.set(name, (data) => handler.run(data as never));
    },
    repeat: ({ name }, run) => void handlers.set(name, run),
    stop: () => Promise.resolve(),
  };
  const runOne = async (): Promise<void> => {
    const job = waiting.shift();
    if (job) await handlers.get(job.name)?.(job.data);
  };
  return {
    jobs,
    waiting,
    /** Runs the first job that was sent, without the jobs that it sends. */
    runOne,
    /** Runs all jobs that were sent, including those that they send. */
    run: async (): Promise<void> => {
      while (waiting.length > 0) await runOne();
    },
  };
}
