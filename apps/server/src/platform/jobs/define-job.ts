import type { JobHandler, Jobs } from './jobs';
import { defineRecurringQueue, type Queue, type RecurringQueue } from './queue';

/** A queue and the work on it, given what the work depends on. */
export interface Job<Dependencies, Name extends string = string> {
  queue: Queue<Name>;
  /** Sets the handler of the queue. */
  register: (jobs: Pick<Jobs, 'work' | 'repeat'>, deps: Dependencies) => void;
}

/** Defines the work on a queue. Without a handler (`undefined`), this server leaves the jobs of the queue to others. */
export function defineJob<Dependencies, const Name extends string, Data extends object>({
  queue,
  run,
}: {
  queue: Queue<Name, Data>;
  run: (deps: Dependencies) => JobHandler<Data> | undefined;
}): Job<Dependencies, Name> {
  return {
    queue,
    register(jobs, deps) {
      const handler = run(deps);
      if (handler) jobs.work(queue, handler);
    },
  };
}

/** Defines a job that repeats. Without work (`undefined`), this server does not repeat it. */
export function defineRecurringJob<Dependencies, const Name extends string>({
  queue: name,
  run,
  ...times
}: Pick<RecurringQueue, 'every'> & {
  queue: Name;
  run: (deps: Dependencies) => (() => Promise<void>) | undefined;
}): Job<Dependencies, Name> {
  const queue = defineRecurringQueue(name, times);
  return {
    queue,
    register(jobs, deps) {
      const work = run(deps);
      if (work) jobs.repeat(queue, work);
    },
  };
}
