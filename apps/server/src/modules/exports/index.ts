export { exportsRoutes } from './exports.routes';
export { retentionDays } from './exports.service';
export { exportFileName } from './file-name';
