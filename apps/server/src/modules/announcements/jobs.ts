import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineJob } from '../../platform/jobs';
import { announceQueue, createAnnounceJob } from './announce-job';

/** Notifies open consoles of a message that was scheduled. */
export const announce = defineJob({
  queue: announceQueue,
  run: (deps: Pick<ModuleDependencies, 'db' | 'clock' | 'jobs'>) => createAnnounceJob(deps).handler,
});
