export { reportSyncRoutes } from './report-sync.routes';
export { scheduleReportSync } from './report-sync-jobs';
