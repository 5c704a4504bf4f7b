import { addDays, addMonths, endOfMonth, startOfMonth, type Day } from './day';
import { dayCount, type DateRange, type RangeType } from './range';

/** Bases of a comparison: the period right before a range, or the one a year before. */
export const comparisonBases = ['previous', 'lastYear'] as const;
export type ComparisonBasis = (typeof comparisonBases)[number];

export interface ComparisonOptions {
  type: RangeType;
  /** A range that `validateRange` accepts for the type. */
  range: DateRange;
  basis: ComparisonBasis;
  /** The last day that can have data. The current month is compared with the same days of the other month. */
  lastDay?: Day;
}

/** Distance of a day of the range from its counterpart: added to the older day, it gives the newer one. */
export type CounterpartShift =
  | { unit: 'day'; count: number }
  | { unit: 'month'; count: number }
  | { unit: 'year'; count: 1 };

const weeksInYear = 52;

const monthCount = ({ beginDate, endDate }: DateRange): number => {
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(endDate) - monthOf(beginDate) + 1;
};

/**
 * The shift from a counterpart in `comparisonRange` to a day (types 1, 5), week (2, 3) or month (4) of the range.
 *
 * Units:  whole days, months or a year to add to the older day. Months and years clamp as PostgreSQL's intervals do: in a
 *         leap year, February 28 and 29 both map to February 28 of the next year.
 * Errors: RangeError if an end of the range is not a day.
 */
export function counterpartShift({ type, range, basis }: ComparisonOptions): CounterpartShift {
  if (type === 4) return { unit: 'month', count: basis === 'previous' ? monthCount(range) : 12 };
  if (basis === 'previous') return { unit: 'day', count: dayCount(range) };
  return type === 2 || type === 3 ? { unit: 'day', count: weeksInYear * 7 } : { unit: 'year', count: 1 };
}

/**
 * The range to compare with; `validateRange` accepts it for the same type, unless its last month is compared with the current one.
 *
 * Shape:  previous: as many days, weeks or months right before. lastYear: the same dates a year earlier (February 29
 *         becomes 28), for weeks exactly 52 weeks earlier, for months the same months.
 * Errors: RangeError if an end of the range is not a day, or its counterpart would lie before the year 100.
 */
export function comparisonRange(options: ComparisonOptions): DateRange {
  const { beginDate, endDate } = options.range;
  const { unit, count } = counterpartShift(options);
  if (unit === 'day') return { beginDate: addDays(beginDate, -count), endDate: addDays(endDate, -count) };
  const months = unit === 'year' ? 12 * count : count;
  const before = { beginDate: addMonths(beginDate, -months), endDate: addMonths(endDate, -months) };
  if (unit === 'year') return before;
  const whole = { beginDate: startOfMonth(before.beginDate), endDate: endOfMonth(before.endDate) };
  const { lastDay } = options;
  const isRunning = lastDay !== undefined && lastDay < endDate && lastDay >= startOfMonth(endDate);
  return isRunning ? { ...whole, endDate: addMonths(lastDay, -months) } : whole;
}
