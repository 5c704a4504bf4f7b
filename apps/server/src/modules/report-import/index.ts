import { subDays } from 'date-fns';
import { defineModule } from '../../kits/define-module';
import { importReportFiles, importLargeReportFiles } from './jobs';
import { removeOldFiles } from './remove-old-files';
import { reportImportRoutes } from './report-import.routes';
import { purgeLoads } from './repository/purge-loads-sql';
import { discardReviews } from './repository/undo-import-sql';
import { fileKey } from './uploaded-files';

export { createReportImportRepository } from './repository/report-import.repository';
export { createReportParser } from './parse-in-process';
export { presentImport } from './present-import';
export { createProviderImports, type ProviderImports } from './provider-imports';
export { providerProfile } from './provider-profile';
export { InvalidProviderRowError, toParsedRow } from './provider-row';
export type { ParsedRow } from './core/parse-row';
export type { ReportImportDependencies } from './open-report-imports';
export { createReportImportService } from './report-import.service';
export { fileKey as importFileKey } from './uploaded-files';

const mappings = { none: 'a choice that the next file suggests again' };

export const reportImportModule = defineModule({
  name: 'report-import',
  routes: reportImportRoutes,
  audits: {
    reportImportUpload: ['importUpload'],
    reportImportList: 'read',
    reportImportBook: ['importBook', 'accountCreate'],
    reportImportProblems: 'read',
    reportImportUndo: ['importUndo'],
    reportImportMappingList: 'read',
    reportImportMappingRename: mappings,
    reportImportMappingDelete: mappings,
  },
  jobs: [importReportFiles, importLargeReportFiles],
  async housekeeping({ db, files, clock, retentionDays }) {
    const since = subDays(clock.now(), retentionDays);
    await purgeLoads(db, since);
    await discardReviews(db, since);
    await removeOldFiles(db, files, since);
  },
  files: [{ table: 'imports', keyOf: fileKey }],
});
