import type { Period } from '../reports/model/period';

/** How a cost report divides its range: a column for each day, week or month. */
export const costPeriods = ['daily', 'weekly', 'month'] as const satisfies readonly Period[];
/** How a cost report divides its range. */
export type CostPeriod = (typeof costPeriods)[number];
