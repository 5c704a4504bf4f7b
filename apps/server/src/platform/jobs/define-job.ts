import type { JobHandler, Jobs } from './jobs';
import { defineRecurringQueue, type Queue, type RecurringQueue } from './queue';

/** A queue with its handler, which gets its dependencies at registration. */
export interface Job<Dependencies, Name extends string = string> {
  queue: Queue<Name>;
  /** Sets the queue's handler. */
  register: (jobs: Pick<Jobs, 'work' | 'repeat'>, deps: Dependencies) => void;
}

/** Defines the handler of a queue. Without one (`undefined`), this server leaves the queue's jobs to other servers. */
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

/** Defines a recurring job. Without work (`undefined`), this server does not run it. */
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
