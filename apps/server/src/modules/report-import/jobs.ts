import { defineJob } from '../../platform/jobs';
import { openReportImports, type ReportImportDependencies } from './open-report-imports';
import { importQueue, largeImportQueue } from './report-import.service';

export const importReportFiles = defineJob({
  queue: importQueue,
  run: (deps: ReportImportDependencies) => openReportImports(deps).job,
});

export const importLargeReportFiles = defineJob({
  queue: largeImportQueue,
  run: (deps: ReportImportDependencies) => openReportImports(deps).job,
});
