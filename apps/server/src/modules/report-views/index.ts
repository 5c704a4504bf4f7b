import { defineModule } from '../../kits/define-module';
import { reportViewsRoutes } from './report-views.routes';

export const reportViewsModule = defineModule({
  name: 'report-views',
  routes: reportViewsRoutes,
  audits: {
    reportViewList: 'read',
    reportViewSave: ['viewCreate', 'viewChange', 'viewShare'],
    reportViewDelete: ['viewDelete'],
  },
});
