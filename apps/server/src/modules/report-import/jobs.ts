import { defineJob } from '../../platform/jobs';
import { importQueue, largeImportQueue } from './import-parts';
import { openReportImports, type ReportImportDependencies } from './open-report-imports';

export const importReportFiles = defineJob({
  queue: importQueue,
  run: (deps: ReportImportDependencies) => openReportImports(deps).job,
});

export const importLargeReportFiles = defineJob({
  queue: largeImportQueue,
  run: (deps: ReportImportDependencies) => openReportImports(deps).job,
});
