import { defineModule } from '../../kits/define-module';
import { syncReports, syncAccountReports } from './jobs';
import { reportSyncRoutes } from './report-sync.routes';

export const reportSyncModule = defineModule({
  name: 'report-sync',
  routes: reportSyncRoutes,
  audits: {
    reportSyncState: 'read',
    reportSyncStart: ['reportSyncStart'],
  },
  jobs: [syncReports, syncAccountReports],
});
