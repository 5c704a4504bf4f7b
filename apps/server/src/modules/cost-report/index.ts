export { createBudgetsRepository } from './budgets.repository';
export type { CheckedCostQuery } from './cost-plan';
export { createCostReportRepository } from './cost-report.repository';
export { costReportRoutes } from './cost-report.routes';
export { createCostReportService } from './cost-report.service';
