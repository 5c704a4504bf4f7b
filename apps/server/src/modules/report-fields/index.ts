export { createReportFieldsRepository } from './report-fields.repository';
export { reportFieldsRoutes } from './report-fields.routes';
