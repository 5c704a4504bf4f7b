import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { defineRecurringJob } from '../../platform/jobs';
import type { ReportCopiesDependency } from '../../report-engine';
import { openExports } from '../exports';
import { createScheduleRuns } from './run-schedule';
import { createScheduleDelivery } from './schedule-delivery';
import { createSendReports } from './send-reports';
import { createRecipientFiles } from './send-to-recipients';

type Dependencies = Pick<
  ModuleDependencies,
  'db' | 'reportsDb' | 'jobs' | 'clock' | 'files' | 'capacity' | 'config' | 'log'
> &
  ReportCopiesDependency;

/** Sends the scheduled reports that are due. */
export const sendReports = defineRecurringJob({
  queue: 'send-reports',
  every: 60,
  run(deps: Dependencies) {
    const { db, jobs, clock, log } = deps;
    const callers = createCallersRepository({ db, clock });
    const delivery = createScheduleDelivery(deps);
    const exports = openExports(deps);
    return createSendReports({
      db,
      clock,
      log,
      findUser: (id) => callers.findUser(id),
      runs: createScheduleRuns({ db, exports, delivery, jobs, clock }),
      recipientFiles: createRecipientFiles({ db, exports, delivery, jobs, clock }),
    });
  },
});
