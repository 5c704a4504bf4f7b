import { paceLimits, type Pace } from '@meridian/api-client/contract';
import { addMonths, dayCount, endOfMonth, type DateRange, type Day } from '@meridian/date-range/core';
import { sumAmounts, type Amount } from './cost-amounts';

/** A month of the period and its number of completed days. */
export interface MonthProgress {
  month: Day;
  dayCount: number;
  pastDays: number;
}

/** Months of a period of whole months. */
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

/** Budget amounts of an account in one channel. Their sums are exact to the cent. */
export interface BudgetAmounts {
  /** Sum of the monthly budgets; null if there are none. */
  budget: Amount;
  /** Cost that would be expected by the end of yesterday if the budgets were spent evenly. */
  expected: Amount;
  /** Whether a month with known or expected cost has no budget. */
  lacksBudget: boolean;
}

/** `budgets` and `costs`: by month of the period. `forecast`: of the whole period. */
export function budgetAmounts({
  months,
  budgets,
  costs,
  forecast,
}: {
  months: readonly MonthProgress[];
  budgets: readonly Amount[];
  costs: readonly Amount[];
  forecast: Amount;
}): BudgetAmounts {
  const grows = forecast !== null && forecast.gt(sumAmounts(costs) ?? 0);
  return {
    budget: sumAmounts(budgets),
    expected: sumAmounts(
      months.map(({ dayCount: days, pastDays }, index) => {
        const budget = budgets[index] ?? null;
        return budget === null ? null : budget.times(pastDays).div(days).round(2);
      }),
    ),
    lacksBudget: months.some(({ dayCount: days, pastDays }, index) => {
      if ((budgets[index] ?? null) !== null) return false;
      const cost = costs[index] ?? null;
      return (cost !== null && !cost.eq(0)) || (pastDays < days && grows);
    }),
  };
}

/** Pace of a forecast relative to a budget, see `paceLimits`; null if either is missing, and for a budget of 0. */
export function paceOf(forecast: Amount, budget: Amount): { deviation: Amount; pace: Pace | null } {
  if (forecast === null || budget === null || budget.eq(0)) return { deviation: null, pace: null };
  const deviation = forecast.div(budget).minus(1).round(8);
  if (deviation.gt(paceLimits.over)) return { deviation, pace: 'over' };
  return { deviation, pace: deviation.lt(-paceLimits.under) ? 'under' : 'on' };
}
