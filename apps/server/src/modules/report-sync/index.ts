export { reportSyncRoutes } from './report-sync.routes';
