import type { Period } from '../reports/model/period';

/** Steps that divide the range of a cost report: one column per day, week or month. */
export const costPeriods = ['daily', 'weekly', 'month'] as const satisfies readonly Period[];
/** A step that divides the range of a cost report. */
export type CostPeriod = (typeof costPeriods)[number];
