import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { reportViewsRoutes } from './report-views.routes';

export { createReportViewsRepository, type NewReportView } from './report-views.repository';
export { createReportViewsService } from './report-views.service';

export const reportViewsModule = defineModule({
  name: 'report-views',
  routes: reportViewsRoutes,
  audits: {
    reportViewList: 'read',
    reportViewSave: ownSetting,
    reportViewDelete: ownSetting,
  },
});
