import { paceLimits, type Pace } from '@meridian/api-client/contract';
import { addMonths, dayCount, endOfMonth, type DateRange, type Day } from '@meridian/date-range/core';
import Big from 'big.js';
import { sumAmounts, type Amount } from './cost-amounts';

/** The budgets of a node by month of the range; null in a month without one. */
export interface NodeBudget {
  months: readonly Amount[];
  /** Whether they are the node's own in every month. */
  isOwn: boolean;
}

/** A month of the range and how many of its days are over. */
export interface MonthProgress {
  month: Day;
  dayCount: number;
  pastDays: number;
}

/** The months of a range of whole months. */
export function monthsOf({ beginDate, endDate }: DateRange, yesterday: Day): MonthProgress[] {
  const months: MonthProgress[] = [];
  for (let month = beginDate; month <= endDate; month = addMonths(month, 1)) {
    const end = endOfMonth(month);
    const last = yesterday < end ? yesterday : end;
    months.push({
      month,
      dayCount: dayCount({ beginDate: month, endDate: end }),
      pastDays: last < month ? 0 : dayCount({ beginDate: month, endDate: last }),
    });
  }
  return months;
}

/** How a forecast stands to a budget, see `paceLimits`. */
export function paceOf(forecast: Amount, budget: Amount): { deviation: Amount; pace: Pace | null } {
  if (forecast === null || budget === null || budget.eq(0)) return { deviation: null, pace: null };
  const deviation = forecast.div(budget).minus(1).round(8);
  if (deviation.gt(paceLimits.over)) return { deviation, pace: 'over' };
  return { deviation, pace: deviation.lt(-paceLimits.under) ? 'under' : 'on' };
}

/** What of the budgets an even cost would have used by the end of yesterday; null while a month has none. */
export function expectedCost(budgets: readonly Amount[], months: readonly MonthProgress[]): Amount {
  if (budgets.includes(null)) return null;
  const shares = months.map(({ dayCount: days, pastDays }, index) =>
    (budgets[index] ?? new Big(0)).times(pastDays).div(days),
  );
  return sumAmounts(shares)?.round(2) ?? null;
}

/** The sum of the budgets; null while a month has none. */
export function wholeBudget(budgets: readonly Amount[]): Amount {
  return budgets.includes(null) ? null : sumAmounts(budgets);
}
