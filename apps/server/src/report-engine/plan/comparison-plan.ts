import { metrics, periodPickerType, type MetricId, type ReportQuery } from '@meridian/api-client/contract';
import { comparisonRange, counterpartShift, type CounterpartShift } from '@meridian/date-range/core';
import type { ReportPlan } from './report-plan';

/** What a report is compared with. */
export interface ComparisonPlan {
  /** The same report in the other period. */
  plan: ReportPlan;
  /** How far a day, week or month lies after its counterpart in the other period. */
  shift: CounterpartShift;
  /** The rows to leave out: those whose metric changed by less than this percent; undefined leaves out none. */
  changed: { by: MetricId; percent: number } | undefined;
}

/** The requested comparison, after its range and metric were validated. */
export function planComparison(
  plan: ReportPlan,
  { basis, changedBy, changedKey = 'cost' }: NonNullable<ReportQuery['compare']>,
  /** The last day that can have data. */
  lastDay: string,
): ComparisonPlan {
  const { beginDate, endDate, definition } = plan;
  const options = { type: periodPickerType[plan.period], range: { beginDate, endDate }, basis, lastDay };
  const by = definition.metrics.find((id) => metrics[id].dataKey === changedKey);
  return {
    plan: { ...plan, ...comparisonRange(options) },
    shift: counterpartShift(options),
    changed: changedBy === undefined || by === undefined ? undefined : { by, percent: changedBy },
  };
}
