export { discardReviews } from './repository/discard-reviews';
export { purgeLoads } from './repository/purge-loads';
export { createReportImportRepository } from './repository/report-import.repository';
export { removeOldFiles } from './remove-old-files';
export { createReportParser } from './parse-in-process';
export { presentImport } from './present-import';
export { reportImportRoutes } from './report-import.routes';
export { createReportImportService } from './report-import.service';
export { fileKey as importFileKey } from './uploaded-files';
