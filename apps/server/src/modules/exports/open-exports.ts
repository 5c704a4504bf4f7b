import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import type { ReportCopiesDependency } from '../../report-engine';
import { createCostSource } from './cost-source';
import { createExportsRepository } from './exports.repository';
import { createExportsService, type ExportsService } from './exports.service';
import { createReportSource } from './report-source';

type Dependencies = Pick<AppDependencies, 'db' | 'reportsDb' | 'clock' | 'files' | 'capacity' | 'jobs'> &
  ReportCopiesDependency;

/** Creates the export service for the databases of requests or jobs. */
export function openExports({
  db,
  reportsDb,
  reportCopies,
  ...others
}: Dependencies & { log: Pick<FastifyBaseLogger, 'error'> }): ExportsService {
  const { clock } = others;
  return createExportsService({
    ...others,
    exports: createExportsRepository(db),
    reports: createReportSource({ db: reportsDb, clock, reportCopies }),
    costs: createCostSource({ db: reportsDb, clock }),
  });
}
