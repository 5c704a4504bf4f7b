import { DomainError } from './domain-error';

export interface FairQueueOptions {
  /** Number of tasks of one user that run at the same time. */
  perUser: number;
  /** Number of tasks that run at the same time. */
  total: number;
  /** Number of tasks of one user that wait. */
  waitingPerUser: number;
  /** A task that waits longer is rejected. */
  waitMs: number;
}

/** Runs tasks, a few of each user at a time; users take turns. */
export interface FairQueue {
  /**
   * Runs a task when it is the user's turn. Errors: those of the task, and `too_many_requests` when too many tasks of
   * the user wait, or this one for too long.
   */
  run<T>(user: string, task: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start: () => void;
}

export function createFairQueue({ perUser, total, waitingPerUser, waitMs }: FairQueueOptions): FairQueue {
  const running = new Map<string, number>();
  /** In the order of turns: a user who was served goes to the end. */
  const waiting = new Map<string, Waiting[]>();
  let runningCount = 0;

  const canStart = (user: string) => runningCount < total && (running.get(user) ?? 0) < perUser;

  function begin(user: string): void {
    runningCount++;
    running.set(user, (running.get(user) ?? 0) + 1);
  }

  function end(user: string): void {
    runningCount--;
    const left = (running.get(user) ?? 1) - 1;
    if (left === 0) running.delete(user);
    else running.set(user, left);
    startNext();
  }

  function startNext(): void {
    for (const [user, tasks] of waiting) {
      if (!canStart(user)) continue;
      const [next, ...rest] = tasks;
      waiting.delete(user);
      if (rest.length > 0) waiting.set(user, rest);
      if (!next) continue;
      begin(user);
      next.start();
      return;
    }
  }

  function turnOf(user: string): Promise<void> {
    if (canStart(user) && !waiting.has(user)) {
      begin(user);
      return Promise.resolve();
    }
    const tasks = waiting.get(user) ?? [];
    if (tasks.length >= waitingPerUser) return Promise.reject(tooMany(waitMs));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start: () => {
          clearTimeout(limit);
          resolve();
        },
      };
      const limit = setTimeout(() => {
        const others = (waiting.get(user) ?? []).filter((one) => one !== entry);
        if (others.length === 0) waiting.delete(user);
        else waiting.set(user, others);
        reject(tooMany(waitMs));
      }, waitMs);
      waiting.set(user, [...tasks, entry]);
    });
  }

  return {
    async run(user, task) {
      await turnOf(user);
      try {
        return await task();
      } finally {
        end(user);
      }
    },
  };
}

function tooMany(waitMs: number): DomainError {
  return new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 2_000) });
}
