export { createReportImportRepository } from './repository/report-import.repository';
export { presentImport } from './present-import';
export { reportImportRoutes } from './report-import.routes';
export { createReportImportService } from './report-import.service';
