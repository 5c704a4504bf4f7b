import { DomainError } from './domain-error';

export interface FairQueueOptions {
  /** Concurrent tasks per user; only one while more than twice as many of the user's tasks wait. */
  perUser: number;
  /** Pause between two tasks of a user with more than twice as many waiting tasks; default: none. */
  pauseMs?: number;
  /** Concurrent tasks in total. */
  total: number;
  /** Waiting tasks per user. */
  waitingPerUser: number;
  /** Maximum waiting time; after that, a task is rejected. */
  waitMs: number;
  /**
   * Delay before a task beyond `waitingPerUser` is rejected, up to twice this time, so that clients do not retry at
   * once.
   */
  rejectAfterMs: number;
}

/** Runs a limited number of tasks per user; users take turns. */
export interface FairQueue {
  /**
   * Runs a task when it is the user's turn. Errors: those of the task, and `too_many_requests` if the user has too many
   * waiting tasks or the task waited too long.
   */
  run<T>(user: string, task: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start: () => void;
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { perUser, pauseMs = 0, total, waitingPerUser, waitMs, rejectAfterMs } = options;
  const running = new Map<string, number>();
  /** Waiting tasks in the order of turns: after a turn, a user moves to the end. */
  const waiting = new Map<string, Waiting[]>();
  /** Users in a pause between two tasks. */
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

  /** Starts the next task. Returns false if none can start. */
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
