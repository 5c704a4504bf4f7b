import type { JobHandler, Jobs } from '../platform/jobs';

/** Jobs that run when a test says so. */
export function createManualJobs() {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const waiting: { name: string; data: unknown }[] = [];
  const jobs: Jobs = {
    start: () => Promise.resolve(),
    send: ({ name }, data) => Promise.resolve(void waiting.push({ name, data })),
    wake: () => undefined,
    work: ({ name }, handler: JobHandler<never>) => {
      // asserted: the data were sent to this queue
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
    /** Runs the job that was sent first, and not those that it sends. */
    runOne,
    /** Runs the jobs that were sent, and those that these send. */
    run: async (): Promise<void> => {
      while (waiting.length > 0) await runOne();
    },
  };
}
