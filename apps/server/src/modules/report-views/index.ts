export { reportViewsRoutes } from './report-views.routes';
