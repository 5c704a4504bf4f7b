export { exportsRoutes } from './exports.routes';
export { exportFileKey } from './export-file-key';
export { exportFileName } from './file-name';
export { removeOldExports, retentionDays } from './retention';
