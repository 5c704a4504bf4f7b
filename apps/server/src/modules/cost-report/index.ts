import { defineModule } from '../../kits/define-module';
import { costReportRoutes } from './cost-report.routes';

export { createBudgetsRepository } from './budgets.repository';
export type { CheckedCostQuery } from './cost-plan';
export { createCostReportRepository } from './cost-report.repository';
export { createCostReportService } from './cost-report.service';
export { paceOf } from './pace';

export const costReportModule = defineModule({
  name: 'cost-report',
  routes: costReportRoutes,
  audits: {
    costBudgetDetail: 'read',
    costBudgetSave: ['budgetChange'],
    costBudgetCopy: ['budgetChange'],
    costReportList: 'read',
    costReportTrend: 'read',
  },
});
