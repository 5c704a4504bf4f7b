export { exportsRoutes } from './exports.routes';
export { exportFileKey } from './exports.service';
export { exportFileName } from './file-name';
export { retentionDays } from './retention';
