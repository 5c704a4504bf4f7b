import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { defineJob } from '../../platform/jobs';
import type { ReportCopiesDependency } from '../../report-engine';
import { createCostSource } from './cost-source';
import { createExportJob, type ExportListener } from './export-job';
import { createExportJobRepository } from './export-job.repository';
import { exportQueue } from './exports.service';
import { createReportSource } from './report-source';

type Dependencies = Pick<ModuleDependencies, 'db' | 'clock' | 'files' | 'log' | 'config' | 'jobs'> &
  ReportCopiesDependency;

/** Job that creates report files and notifies a listener of those that it requested. */
export const createReportFiles = (listenerOf: (deps: Dependencies) => ExportListener) =>
  defineJob({
    queue: exportQueue,
    run(deps: Dependencies) {
      const { db, clock, files, log, reportCopies } = deps;
      const callers = createCallersRepository({ db, clock });
      return createExportJob({
        exports: createExportJobRepository(db),
        reports: createReportSource({ db, clock, reportCopies }),
        costs: createCostSource({ db, clock }),
        findUser: (userId) => callers.findUser(userId),
        files,
        clock,
        listener: listenerOf(deps),
        log,
      });
    },
  });
