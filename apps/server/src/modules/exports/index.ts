export { exportsRoutes } from './exports.routes';
export { exportFileKey } from './export-file-key';
export { exportFileName } from './file-name';
export { removeOldExports, retentionDays } from './retention';
export { csvFile } from './file/csv-file';
export type { FileCell, ReportFile } from './file/report-file';
export { xlsxFile } from './file/xlsx-file';
export { contentTypes } from './content-types';
