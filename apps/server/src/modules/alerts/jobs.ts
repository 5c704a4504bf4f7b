import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { defineRecurringJob } from '../../platform/jobs';
import type { ReportCopiesDependency } from '../../report-engine';
import { createOutbox } from '../mail';
import { createAlertWatch } from './alert-watch';
import { createPaceCheck } from './check-pace';
import { createRowsCheck } from './check-rows';

type Dependencies = Pick<ModuleDependencies, 'db' | 'reportsDb' | 'jobs' | 'clock' | 'log' | 'config'> &
  ReportCopiesDependency;

/** Checks the alert rules of users. */
export const watchAlerts = defineRecurringJob({
  queue: 'watch-alerts',
  every: 600,
  run(deps: Dependencies) {
    const { db, jobs, clock, log, config } = deps;
    const callers = createCallersRepository({ db, clock });
    const findUser = (id: string) => callers.findUser(id);
    const outbox = createOutbox({ config: config.mail, jobs, clock });
    const checkPace = createPaceCheck(deps);
    const checkRows = createRowsCheck(deps);
    return createAlertWatch({ db, checkPace, checkRows, jobs, clock, log, findUser, outbox });
  },
});
