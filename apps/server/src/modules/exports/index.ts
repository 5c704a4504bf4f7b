export { exportsRoutes } from './exports.routes';
export { exportFileName } from './file-name';
export { retentionDays } from './retention';
