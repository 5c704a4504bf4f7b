export { createReportImportRepository } from './repository/report-import.repository';
export { createLoadRetention, scheduleLoadRetention } from './load-retention';
export { createReportParser } from './parse-in-process';
export { presentImport } from './present-import';
export { reportImportRoutes } from './report-import.routes';
export { createReportImportService } from './report-import.service';
