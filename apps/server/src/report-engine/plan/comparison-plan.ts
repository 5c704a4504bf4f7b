import { metrics, periodPickerType, type MetricId, type ReportQuery } from '@meridian/api-client/contract';
import {
  comparisonRange,
  counterpartShift,
  pairedUntil,
  type CounterpartShift,
} from '@meridian/date-range/core';
import type { ReportPlan } from './report-plan';

/** A report's comparison. */
export interface ComparisonPlan {
  /** The same report in the comparison period. */
  plan: ReportPlan;
  /** Offset of a day, week or month from its counterpart in the comparison period. */
  shift: CounterpartShift;
  /**
   * Last day that has a counterpart, if one of the periods is longer. Later rows of the report are compared with nothing, and rows of the
   * comparison period that are moved beyond it belong to no day of the report. Undefined if all rows have a counterpart.
   */
  pairedUntil: string | undefined;
  /** Hides rows whose metric changed by less than this percentage; undefined hides none. */
  changed: { by: MetricId; percent: number } | undefined;
}

/** Plans the requested comparison, whose range and metric are valid. */
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
    pairedUntil: plan.period === 'custom' ? undefined : pairedUntil(options),
    changed: changedBy === undefined || by === undefined ? undefined : { by, percent: changedBy },
  };
}
