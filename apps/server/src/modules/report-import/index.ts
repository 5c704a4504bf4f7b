export { createReportImportRepository } from './repository/report-import.repository';
export { createLoadRetention, scheduleLoadRetention } from './load-retention';
export { presentImport } from './present-import';
export { reportImportRoutes } from './report-import.routes';
export { createReportImportService } from './report-import.service';
