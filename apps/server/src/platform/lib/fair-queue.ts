import { DomainError } from './domain-error';

export interface FairQueueOptions {
  /** Number of tasks of one user that run at the same time; one, while more than twice as many of the user wait. */
  perUser: number;
  /** Time between two tasks of one user while more than twice as many as may run wait; none by default. */
  pauseMs?: number;
  /** Number of tasks that run at the same time. */
  total: number;
  /** Number of tasks of one user that wait. */
  waitingPerUser: number;
  /** A task that waits longer is rejected. */
  waitMs: number;
  /** A task beyond `waitingPerUser` is rejected after this time to twice of it, so that many do not try again at once. */
  rejectAfterMs: number;
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

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { perUser, pauseMs = 0, total, waitingPerUser, waitMs, rejectAfterMs } = options;
  const running = new Map<string, number>();
  /** In the order of turns: a user who was served goes to the end. */
  const waiting = new Map<string, Waiting[]>();
  /** Users whose next task waits although it could start. */
  const paused = new Set<string>();
  let runningCount = 0;

  const hasFarTooMany = (user: string) => (waiting.get(user)?.length ?? 0) > 2 * perUser;
  const limitOf = (user: string) => (hasFarTooMany(user) ? 1 : perUser);
  const canStart = (user: string) =>
    runningCount < total && !paused.has(user) && (running.get(user) ?? 0) < limitOf(user);

  function begin(user: string): void {
    runningCount++;
    running.set(user, (running.get(user) ?? 0) + 1);
  }

  function end(user: string): void {
    runningCount--;
    const left = (running.get(user) ?? 1) - 1;
    if (left === 0) running.delete(user);
    else running.set(user, left);
    while (startNext());
  }

  function pause(user: string): void {
    if (paused.has(user)) return;
    paused.add(user);
    setTimeout(() => {
      paused.delete(user);
      while (startNext());
    }, pauseMs);
  }

  /** Starts the task whose turn it is; false when none can start. */
  function startNext(): boolean {
    for (const [user, tasks] of waiting) {
      if (!canStart(user)) continue;
      const [next, ...rest] = tasks;
      waiting.delete(user);
      if (rest.length > 0) waiting.set(user, rest);
      if (!next) continue;
      begin(user);
      next.start();
      return true;
    }
    return false;
  }

  async function turnOf(user: string): Promise<void> {
    if (canStart(user) && !waiting.has(user)) {
      begin(user);
      return;
    }
    const tasks = waiting.get(user) ?? [];
    if (tasks.length >= waitingPerUser) {
      await new Promise((resolve) => setTimeout(resolve, rejectAfterMs * (1 + Math.random())));
      throw tooMany(waitMs);
    }
    await new Promise<void>((resolve, reject) => {
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
        if (pauseMs > 0 && hasFarTooMany(user)) pause(user);
        end(user);
      }
    },
  };
}

function tooMany(waitMs: number): DomainError {
  return new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 2_000) });
}
