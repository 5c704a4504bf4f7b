import { subDays } from 'date-fns';
import type { HousekeepingDependencies } from './kits/define-module';
import { modules } from './modules';
import type { FileStore } from './platform/files';
import { defineRecurringQueue } from './platform/jobs';
import { runAll } from './platform/lib/run-all';
import { removeOrphans } from './remove-orphans';

/** Removes what is past its retention. */
export const housekeepingQueue = defineRecurringQueue('housekeeping', { every: 86_400 });

/**
 * The work of the queue `housekeeping`: once a day, every module removes what is past its retention; then files without a
 * record are removed. One that fails holds up no other.
 */
export function createHousekeeping({
  files,
  ...deps
}: HousekeepingDependencies & {
  files: Pick<FileStore, 'list' | 'remove' | 'removeAbandoned'>;
}): () => Promise<void> {
  const { db, clock } = deps;
  return async () => {
    const steps = [
      ...modules.map((module) => () => 'housekeeping' in module && module.housekeeping({ ...deps, files })),
      () => removeOrphans(db, files, subDays(clock.now(), 1)),
      () => files.removeAbandoned(),
    ];
    await runAll(steps);
  };
}
