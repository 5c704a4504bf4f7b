import { subDays } from 'date-fns';
import type { HousekeepingDependencies } from './kits/define-module';
import { modules } from './modules';
import type { FileStore } from './platform/files';
import { defineRecurringQueue } from './platform/jobs';
import { runAll } from './platform/lib/run-all';
import { removeOrphans } from './remove-orphans';

/** Queue of the daily deletion of expired data. */
export const housekeepingQueue = defineRecurringQueue('housekeeping', { every: 86_400 });

/**
 * Handler of the queue `housekeeping`: once a day, every module deletes its expired data; then files without a record
 * are deleted. If one fails, the others still run.
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
