export { budgetTextSchema, type AccountBudgets } from './cost-budgets';
export {
  costPeriods,
  costQuerySchema,
  costRowKinds,
  forecastSampleDays,
  maxCostSteps,
  paceLimits,
  paces,
  type CostInfo,
  type CostPeriod,
  type CostQuery,
  type CostReport,
  type CostRow,
  type CostRowKind,
  type CostTrend,
  type Pace,
} from './cost-report';
