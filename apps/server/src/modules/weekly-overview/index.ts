export { createWeeklyOverviewRepository } from './weekly-overview.repository';
export { weeklyOverviewRoutes } from './weekly-overview.routes';
export { createWeeklyOverviewService } from './weekly-overview.service';
export type { WeeklyOverviewService } from './weekly-overview.service';
