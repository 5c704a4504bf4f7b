import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { defineRecurringJob } from '../../platform/jobs';
import { createOutbox } from '../mail';
import { createAlertWatch } from './alert-watch';

/** Checks the alert rules of users. */
export const watchAlerts = defineRecurringJob({
  queue: 'watch-alerts',
  every: 600,
  run({
    db,
    jobs,
    clock,
    log,
    config,
  }: Pick<ModuleDependencies, 'db' | 'jobs' | 'clock' | 'log' | 'config'>) {
    const callers = createCallersRepository({ db, clock });
    const findUser = (id: string) => callers.findUser(id);
    const outbox = createOutbox({ config: config.mail, jobs, clock });
    return createAlertWatch({ db, jobs, clock, log, findUser, outbox });
  },
});
