import { defineModule } from '../../kits/define-module';
import { exportFileKey } from './export-file-key';
import { exportsRoutes } from './exports.routes';
import { createReportFiles } from './jobs';
import { removeOldExports } from './retention';

export { readAttachedFile, type AttachedFile } from './attached-file';
export type { ExportListener } from './export-job';
export type { ExportsService, NewExport } from './exports.service';
export { openExports } from './open-exports';
export { exportFileKey } from './export-file-key';
export { exportFileName } from './file-name';
export { retentionDays } from './retention';

/** The module of exports, with a listener for the files that other modules request. */
export const createExportsModule = (listenerOf: Parameters<typeof createReportFiles>[0]) =>
  defineModule({
    name: 'exports',
    routes: exportsRoutes,
    audits: {
      searchReportCreateExport: ['exportCreate'],
      searchAccountCreateExport: ['exportCreate'],
      feedReportCreateExport: ['exportCreate'],
      feedAccountCreateExport: ['exportCreate'],
      downloadRecordList: 'read',
      downloadRecordRetry: { none: 'retries an export that is already recorded' },
      downloadRecordDelete: ['exportDelete'],
      costReportCreateExport: ['exportCreate'],
    },
    jobs: [createReportFiles(listenerOf)],
    housekeeping: ({ db, files, clock }) => removeOldExports(db, files, clock),
    files: [{ table: 'download_records', keyOf: exportFileKey }],
  });
