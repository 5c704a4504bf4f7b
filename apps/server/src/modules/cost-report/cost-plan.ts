import {
  defaultTimeZone,
  maxCostSteps,
  periodPickerType,
  type costQuerySchema,
} from '@meridian/api-client/contract';
import { addDays, comparisonRange, type DateRange, type Day } from '@meridian/date-range/core';
import type * as z from 'zod';
import { invalidField } from '../../platform/lib/domain-error';
import { checkRange, trendSteps } from '../../report-engine';
import { monthsOf, type MonthProgress } from './pace';

export type CheckedCostQuery = z.output<typeof costQuerySchema>;

const grainOf = { daily: 'day', weekly: 'week', month: 'month' } as const;

/** The days that a report counts. */
export interface CostPlan {
  query: CheckedCostQuery;
  range: DateRange;
  /** Days, weeks or months of the period. */
  steps: readonly DateRange[];
  /** The comparison period; undefined without a comparison. */
  comparedRange: DateRange | undefined;
  comparedSteps: readonly DateRange[];
  timeZone: string;
  yesterday: Day;
  /** Months of a monthly report without a comparison; otherwise undefined. */
  months: readonly MonthProgress[] | undefined;
}

/**
 * Errors: `invalid_request` for a period that the date picker would reject, or with more steps than columns are
 * allowed; for the filter of accounts off pace, also for a period that is not of whole months, or a comparison.
 */
export function planCosts(
  query: CheckedCostQuery,
  { timeZone, today }: { timeZone: string; today: Day },
): CostPlan {
  const { beginDate, endDate, period, compare } = query;
  const type = periodPickerType[period];
  const range = { beginDate, endDate };
  checkRange(range, { type, today });
  const steps = trendSteps(range, grainOf[period]);
  if (steps.length > maxCostSteps) throw invalidField('query.endDate', 'period_too_long');
  const yesterday = addDays(today, -1);
  const comparedRange = compare && comparisonRange({ type, range, basis: compare.basis, lastDay: yesterday });
  const hasForecast = period === 'month' && !compare;
  if (query.isOffPace && !hasForecast) throw invalidField('query.isOffPace', 'off_pace_months');
  return {
    query,
    range,
    steps,
    comparedRange,
    timeZone,
    yesterday,
    comparedSteps: comparedRange ? trendSteps(comparedRange, grainOf[period]) : [],
    months: hasForecast ? monthsOf(range, yesterday) : undefined,
  };
}

/** The accounts' time zone if they share one, else the default. */
export function sharedTimeZone(accounts: readonly { timeZone: string }[]): string {
  const [first, ...others] = new Set(accounts.map(({ timeZone }) => timeZone));
  return first !== undefined && others.length === 0 ? first : defaultTimeZone;
}
