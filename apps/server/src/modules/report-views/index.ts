export { createReportViewsRepository } from './report-views.repository';
export { reportViewsRoutes } from './report-views.routes';
