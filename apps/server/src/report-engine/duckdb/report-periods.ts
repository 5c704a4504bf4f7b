import type { Period } from '@meridian/api-client/contract';
import {
  addDays,
  addMonths,
  startOfMonth,
  startOfWeek,
  type CounterpartShift,
  type DateRange,
} from '@meridian/date-range/core';
import type { ComparisonPlan } from '../plan/comparison-plan';
import type { ReportReading } from '../sql/report-sql';

/** A day, week or month of a report, or its whole range, with the days of which it is the sum. */
export interface ReportPeriod {
  /** First day as in the rows; null in a custom report. */
  begin: string | null;
  /** Days in the report's range. */
  days: string[];
  /** First day of its counterpart; null in a custom report and without a counterpart. */
  previousBegin: string | null;
  /** Days in the comparison period. */
  previousDays: string[];
}

/** Periods of the rows of a report and its comparison, for facts of one day each. */
export function reportPeriods({
  plan,
  comparison,
}: Pick<ReportReading, 'plan' | 'comparison'>): ReportPeriod[] {
  const byBegin = new Map<string | null, ReportPeriod>();
  for (const day of daysInRange(plan)) periodAt(beginOf(plan.period, day)).days.push(day);
  if (comparison) {
    for (const day of daysInRange(comparison.plan)) addPrevious(day, comparison.shift);
  }
  return [...byBegin.values()];

  function periodAt(begin: string | null): ReportPeriod {
    const period = byBegin.get(begin) ?? { begin, days: [], previousBegin: null, previousDays: [] };
    byBegin.set(begin, period);
    return period;
  }

  function addPrevious(day: string, shift: CounterpartShift): void {
    const own = beginOf(plan.period, day);
    const period = periodAt(own && counterpartOf(own, shift));
    period.previousDays.push(day);
    period.previousBegin ??= own;
  }

  /** February 29 is followed by February 28, which may be before a range that begins on the 29th. */
  function counterpartOf(begin: string, shift: CounterpartShift): string {
    const later = laterDay(begin, shift);
    return later < plan.beginDate ? plan.beginDate : later;
  }
}

/** Whether a period, or the one that it is compared with, has a counterpart. `begin`: as in the rows. */
export function isPairedPeriod(
  begin: string | null,
  comparison: Pick<ComparisonPlan, 'pairedUntil'> | undefined,
): boolean {
  const last = comparison?.pairedUntil;
  return begin === null || last === undefined || begin <= last;
}

/** All days of a range. */
export function daysInRange({ beginDate, endDate }: DateRange): string[] {
  const days: string[] = [];
  for (let day = beginDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Month of a day, `yyyy-MM`. */
export const monthOfDay = (day: string) => day.slice(0, 7);

function beginOf(period: Period, day: string): string | null {
  switch (period) {
    case 'daily':
      return day;
    case 'weekly':
      return startOfWeek(day);
    case 'month':
      return startOfMonth(day);
    case 'custom':
      return null;
  }
}

function laterDay(day: string, { unit, count }: CounterpartShift): string {
  return unit === 'day' ? addDays(day, count) : addMonths(day, unit === 'year' ? 12 * count : count);
}
