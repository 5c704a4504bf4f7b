export { readAttachedFile, type AttachedFile } from './attached-file';
export type { ExportListener } from './export-job';
export type { ExportsService } from './exports.service';
export { exportsRoutes } from './exports.routes';
export { openExports } from './open-exports';
export { exportFileKey } from './export-file-key';
export { exportFileName } from './file-name';
export { removeOldExports, retentionDays } from './retention';
