import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { reportViewsRoutes } from './report-views.routes';

export const reportViewsModule = defineModule({
  name: 'report-views',
  routes: reportViewsRoutes,
  audits: {
    reportViewList: 'read',
    reportViewSave: ownSetting,
    reportViewDelete: ownSetting,
  },
});
