export { budgetTextSchema, type AccountBudgets } from './cost-budgets';
export { costPeriods, type CostPeriod } from './cost-periods';
export {
  costQuerySchema,
  costRowKinds,
  forecastSampleDays,
  maxCostSteps,
  paceLimits,
  paces,
  type CostInfo,
  type CostQuery,
  type CostReport,
  type CostRow,
  type CostRowKind,
  type CostTrend,
  type Pace,
} from './cost-report';
