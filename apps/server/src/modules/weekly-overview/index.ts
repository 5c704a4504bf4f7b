import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineModule } from '../../kits/define-module';
import type { ReportCopiesDependency } from '../../report-engine';
import { weeklyOverviewRoutes } from './weekly-overview.routes';

export { createWeeklyOverviewRepository } from './weekly-overview.repository';
export { createWeeklyOverviewService } from './weekly-overview.service';
export type { WeeklyOverviewService } from './weekly-overview.service';

export const weeklyOverviewModule = defineModule({
  name: 'weekly-overview',
  routes: (app, deps: ModuleDependencies & ReportCopiesDependency) =>
    weeklyOverviewRoutes(app, { ...deps, db: deps.reportsDb }),
  audits: {
    searchWeeklyOverview: 'read',
    feedWeeklyOverview: 'read',
    weeklyDevices: 'read',
    weeklyRegions: 'read',
    weeklyKeywords: 'read',
    weeklyDirection: 'read',
    weeklyHours: 'read',
  },
});
