import { defineModule } from '../../kits/define-module';
import { syncReports, syncAccountReports } from './jobs';
import { reportSyncRoutes } from './report-sync.routes';

export const reportSyncModule = defineModule({
  routes: reportSyncRoutes,
  audits: {
    reportSyncState: 'read',
    reportSyncStart: ['reportSyncStart'],
  },
  jobs: [syncReports, syncAccountReports],
});
