import { paceLimits, type Pace } from '@meridian/api-client/contract';
import { addMonths, dayCount, endOfMonth, type DateRange, type Day } from '@meridian/date-range/core';
import { sumAmounts, type Amount } from './cost-amounts';

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

/** What an account may cost in one channel. Sums of it add up to the cent. */
export interface BudgetAmounts {
  /** The budgets of all months that have one; null for none. */
  budget: Amount;
  /** What of the budgets an even cost would have used by the end of yesterday. */
  expected: Amount;
  /** A month with costs, or one that costs are expected in, has no budget. */
  lacksBudget: boolean;
}

/** `budgets` and `costs`: by month of the range. `forecast`: of the whole range. */
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

/** How a forecast stands to a budget, see `paceLimits`; null without one of the two, and for a budget of 0. */
export function paceOf(forecast: Amount, budget: Amount): { deviation: Amount; pace: Pace | null } {
  if (forecast === null || budget === null || budget.eq(0)) return { deviation: null, pace: null };
  const deviation = forecast.div(budget).minus(1).round(8);
  if (deviation.gt(paceLimits.over)) return { deviation, pace: 'over' };
  return { deviation, pace: deviation.lt(-paceLimits.under) ? 'under' : 'on' };
}
