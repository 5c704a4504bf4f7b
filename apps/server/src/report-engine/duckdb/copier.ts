import type { FastifyBaseLogger } from 'fastify';
import { copyTargetKey, type CopyTarget } from './fact-versions.repository';

/** Pause after the first of several failures in a row; each further failure doubles it. */
const firstPauseMs = 1_000;
const longestPauseMs = 300_000;

/** Where facts are copied to. */
export interface CopyStore {
  /** Copies the current facts of targets, unless they are there. */
  write: (targets: readonly CopyTarget[]) => Promise<void>;
  /** Targets with equal keys are copied together. */
  batchKey: (target: CopyTarget) => string;
  /** Whether each change of the target's facts is copied. */
  isFollowed: (target: CopyTarget) => boolean;
  /**
   * Removes copies of facts that have changed. Returns the targets without a copy of their current facts, newest months
   * first; only those that are followed, unless `everything`.
   */
  refresh: (options: { everything: boolean }) => Promise<readonly CopyTarget[]>;
}

/** Copies facts in the background, one batch after the other, with increasing pauses while copies fail. */
export interface Copier {
  /** Copies these before those that wait. */
  request: (targets: readonly CopyTarget[]) => void;
  /** Copies the facts of a target that have changed, if its account and section are copied. */
  follow: (target: CopyTarget) => void;
  /**
   * Removes copies of facts that have changed, and copies the current ones, newest months first. `everything`: also of
   * accounts and sections that are not copied yet.
   */
  refresh: (options?: { everything: boolean }) => Promise<void>;
  /** Resolves when nothing waits. */
  idle: () => Promise<void>;
  /** Number of targets that wait. */
  waiting: () => number;
  /** Time since the target that waits for the longest, or is copied now, was requested; 0 when nothing waits. */
  lagSeconds: () => number;
  /** Ends after the running copy. */
  stop: () => Promise<void>;
}

export function createCopier({
  store,
  log,
}: {
  store: CopyStore;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): Copier {
  const waiting = new Map<string, CopyTarget>();
  /** Times at which targets were requested, also of the one that is copied now, in milliseconds. */
  const since = new Map<string, number>();
  let running: Promise<void> | undefined;
  let isStopped = false;
  let endPause: () => void = () => undefined;
  /** While a disk is full, every copy fails: trying again at once would only read the database in vain. */
  let failures = 0;
  let pausedUntil = 0;

  async function run() {
    for (let next = await takeNext(); next.length > 0; next = await takeNext()) {
      try {
        await store.write(next);
        failures = 0;
      } catch (error) {
        // the next slow report that needs it asks again
        noteFailure(error, next);
        pausedUntil = performance.now() + Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
        failures += 1;
      } finally {
        for (const key of next.map(copyTargetKey)) if (!waiting.has(key)) since.delete(key);
      }
    }
    running = undefined;
    // what was added while the last look found nothing
    wake();
  }

  async function pause() {
    const ms = pausedUntil - performance.now();
    if (ms <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** When the copier stops, the process that writes is killed, which is no failure. */
  function noteFailure(error: unknown, targets: readonly CopyTarget[]) {
    if (!isStopped)
      log.warn({ err: error, target: targets[0], count: targets.length }, 'failed to copy facts for reports');
  }

  /** The target that is first, and the others of its batch; none if nothing waits. */
  async function takeNext(): Promise<CopyTarget[]> {
    if (waiting.size > 0) await pause();
    const [first] = isStopped ? [] : waiting.values();
    if (first === undefined) return [];
    const batch = [...waiting.values()].filter((target) => store.batchKey(target) === store.batchKey(first));
    for (const target of batch) waiting.delete(copyTargetKey(target));
    return batch;
  }

  function add(target: CopyTarget) {
    const key = copyTargetKey(target);
    waiting.set(key, target);
    if (!since.has(key)) since.set(key, performance.now());
  }

  function wake() {
    if (!isStopped && waiting.size > 0) running ??= run();
  }

  return {
    request(targets) {
      const others = [...waiting];
      waiting.clear();
      for (const target of targets) add(target);
      for (const [, target] of others) add(target);
      wake();
    },
    follow(target) {
      if (!store.isFollowed(target)) return;
      add(target);
      wake();
    },
    async refresh({ everything } = { everything: false }) {
      for (const target of await store.refresh({ everything })) add(target);
      wake();
    },
    async idle() {
      while (running) await running;
    },
    waiting: () => waiting.size,
    lagSeconds: () => (since.size === 0 ? 0 : (performance.now() - Math.min(...since.values())) / 1_000),
    async stop() {
      isStopped = true;
      endPause();
      await running;
    },
  };
}
