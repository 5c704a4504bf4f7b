import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineModule } from '../../kits/define-module';
import type { ReportCopiesDependency } from '../../report-engine';
import { reportRoutes } from './reports.routes';

export const reportsModule = defineModule({
  name: 'reports',
  routes: (app, deps: ModuleDependencies & ReportCopiesDependency) =>
    reportRoutes(app, { ...deps, db: deps.reportsDb }),
  audits: {
    searchReportList: 'read',
    searchReportTrend: 'read',
    searchReportFilterOptions: 'read',
    searchReportExplanation: 'read',
    feedReportList: 'read',
    feedReportTrend: 'read',
    feedReportFilterOptions: 'read',
    feedReportExplanation: 'read',
  },
});
