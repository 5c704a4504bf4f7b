import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db';
import type { CopyFiles } from './copy-files';
import type { DuckdbClient } from './engine-client';
import { allVersions, copyTargetKey, type CopyTarget } from './fact-versions.repository';
import { writeUnit } from './write-unit';

/** Copies facts in the background, one target after the other. */
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
  /** Ends after the running copy. */
  stop: () => Promise<void>;
}

export function createCopier({
  db,
  client,
  files,
  log,
}: {
  db: Database;
  client: Pick<DuckdbClient, 'query'>;
  files: CopyFiles;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): Copier {
  const waiting = new Map<string, CopyTarget>();
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run() {
    for (let next = first(); next !== undefined && !isStopped; next = first()) {
      waiting.delete(copyTargetKey(next));
      try {
        await writeUnit(next, { db, client, files });
      } catch (error) {
        // the next slow report that needs it asks again
        log.warn({ err: error, target: next }, 'failed to copy facts for reports');
      }
    }
    running = undefined;
  }

  function first(): CopyTarget | undefined {
    return waiting.values().next().value;
  }

  function wake() {
    if (!isStopped && waiting.size > 0) running ??= run();
  }

  return {
    request(targets) {
      const others = [...waiting];
      waiting.clear();
      for (const target of targets) waiting.set(copyTargetKey(target), target);
      for (const [key, target] of others) waiting.set(key, target);
      wake();
    },
    follow(target) {
      if (!files.hasSection(target)) return;
      waiting.set(copyTargetKey(target), target);
      wake();
    },
    async refresh({ everything } = { everything: false }) {
      const units = await allVersions(db);
      for (const unit of units) {
        const isWanted = everything || files.hasSection(unit);
        if (isWanted && files.stateOf(unit) === 'missing') waiting.set(copyTargetKey(unit), unit);
      }
      files.keepOnly(units);
      wake();
    },
    async idle() {
      await running;
    },
    waiting: () => waiting.size,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
