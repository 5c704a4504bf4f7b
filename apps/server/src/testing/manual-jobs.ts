import type { JobHandler, Jobs } from '../jobs';

/** Jobs that run when a test says so. */
export function createManualJobs() {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const waiting: { name: string; data: unknown }[] = [];
  const jobs: Jobs = {
    start: () => Promise.resolve(),
    send: (name, data) => Promise.resolve(void waiting.push({ name, data })),
    wake: () => undefined,
    work: (name, handler: JobHandler<never>) => {
      // asserted: the data were sent to this queue
      handlers.set(name, (data) => handler.run(data as never));
    },
    stop: () => Promise.resolve(),
  };
  return {
    jobs,
    waiting,
    /** Runs the jobs that were sent, and those that these send. */
    run: async (): Promise<void> => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift())
        await handlers.get(job.name)?.(job.data);
    },
  };
}
