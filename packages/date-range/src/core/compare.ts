import { addDays, addMonths, dayNumber, endOfMonth, startOfMonth, type Day } from './day';
import { dayCount, isOfDays, type DateRange, type RangeType } from './range';

/**
 * Comparisons relative to a range: the period right before it; the one before it that has the same weekdays; the same days one month or one
 * quarter earlier; and the period a year earlier.
 */
export const relativeBases = ['previous', 'sameWeekdays', 'lastMonth', 'lastQuarter', 'lastYear'] as const;
export type RelativeBasis = (typeof relativeBases)[number];

/** The bases of reports that show whole weeks or months. */
export const periodBases = ['previous', 'lastYear'] as const satisfies RelativeBasis[];
export type PeriodBasis = (typeof periodBases)[number];

/** What a range is compared with: relative to it, or another range. */
export type ComparisonBasis = RelativeBasis | DateRange;

/** The relative bases that differ from each other in a type: whole weeks always have the same weekdays, whole months never. */
export const basesOfType: Readonly<Record<RangeType, readonly RelativeBasis[]>> = {
  1: relativeBases,
  2: periodBases,
  3: periodBases,
  4: ['previous', 'lastQuarter', 'lastYear'],
  5: relativeBases,
  6: relativeBases,
};

export interface ComparisonOptions {
  type: RangeType;
  /** A range that `validateRange` accepts for the type. */
  range: DateRange;
  /** A range of its own is one that `validateRange` accepts for the type, too. */
  basis: ComparisonBasis;
  /** The last day that can have data. The current month is compared with the same days of the other month. */
  lastDay?: Day;
}

/** Distance of a day of the range from its counterpart: added to the counterpart, it gives the day. Negative if that is later. */
export type CounterpartShift =
  | { unit: 'day'; count: number }
  | { unit: 'month'; count: number }
  | { unit: 'year'; count: 1 };

const monthsBetween = (earlier: Day, later: Day): number => {
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(later) - monthOf(earlier);
};

/** Whole weeks that a range of weeks is compared with: 4, 13 or 52 weeks earlier. */
const weeksEarlier = { lastMonth: 4, lastQuarter: 13, lastYear: 52 } as const;
/** Whole months, or the same days of an earlier month. */
const monthsEarlier = { lastMonth: 1, lastQuarter: 3, lastYear: 12 } as const;

/**
 * The shift from a counterpart in `comparisonRange` to a day (types 1, 5, 6), week (2, 3) or month (4) of the range. Except a year earlier, the
 * first is paired with the first, the second with the second, and so on; a longer range has some without a counterpart.
 *
 * Units:  whole days, months or a year to add to the counterpart. Months and years clamp as PostgreSQL's intervals do: in a
 *         leap year, February 28 and 29 both map to February 28 of the next year.
 * Errors: RangeError if an end of the range is not a day.
 */
export function counterpartShift({ type, range, basis }: ComparisonOptions): CounterpartShift {
  if (type === 4) return { unit: 'month', count: monthShift(range, basis) };
  if (isOfDays(type) && basis === 'lastYear') return { unit: 'year', count: 1 };
  return { unit: 'day', count: isOfDays(type) ? dayShift(range, basis) : weekShift(range, basis) };
}

function monthShift(range: DateRange, basis: ComparisonBasis): number {
  if (typeof basis === 'object') return monthsBetween(basis.beginDate, range.beginDate);
  if (basis === 'previous' || basis === 'sameWeekdays')
    return monthsBetween(range.beginDate, range.endDate) + 1;
  return monthsEarlier[basis];
}

function weekShift(range: DateRange, basis: ComparisonBasis): number {
  if (typeof basis === 'object') return daysBetween(basis.beginDate, range.beginDate);
  if (basis === 'previous' || basis === 'sameWeekdays') return dayCount(range);
  return weeksEarlier[basis] * 7;
}

function dayShift(range: DateRange, basis: ComparisonBasis): number {
  if (basis === 'previous') return dayCount(range);
  if (basis === 'sameWeekdays') return Math.ceil(dayCount(range) / 7) * 7;
  const begin =
    typeof basis === 'object' ? basis.beginDate : addMonths(range.beginDate, -monthsEarlier[basis]);
  return daysBetween(begin, range.beginDate);
}

const daysBetween = (earlier: Day, later: Day) => dayCount({ beginDate: earlier, endDate: later }) - 1;

/**
 * The range to compare with; `validateRange` accepts it for the same type, unless its last month is compared with the current one.
 *
 * Shape:  previous: as many days, weeks or months right before. sameWeekdays: as many days, moved back by the fewest whole weeks that leave
 *         no overlap. lastMonth, lastQuarter: the same days of the month, one or three months earlier; a day that this month does
 *         not have becomes its last one. lastYear: the same dates a year earlier (February 29 becomes 28). Weeks move by 4, 13 or 52 weeks
 *         instead, and months stay whole.
 * Errors: RangeError if an end of the range is not a day, or its counterpart would lie before the year 100.
 */
export function comparisonRange(options: ComparisonOptions): DateRange {
  const { type, range, basis } = options;
  if (typeof basis === 'object') return { beginDate: basis.beginDate, endDate: basis.endDate };
  const { beginDate, endDate } = range;
  if (isOfDays(type) && basis !== 'previous' && basis !== 'sameWeekdays') {
    const months = monthsEarlier[basis];
    return { beginDate: addMonths(beginDate, -months), endDate: addMonths(endDate, -months) };
  }
  const { unit, count } = counterpartShift(options);
  if (unit === 'day') return { beginDate: addDays(beginDate, -count), endDate: addDays(endDate, -count) };
  const whole = {
    beginDate: startOfMonth(addMonths(beginDate, -count)),
    endDate: endOfMonth(addMonths(endDate, -count)),
  };
  const { lastDay } = options;
  const isRunning = lastDay !== undefined && lastDay < endDate && lastDay >= startOfMonth(endDate);
  return isRunning ? { ...whole, endDate: addMonths(lastDay, -count) } : whole;
}

/**
 * The last day that has a counterpart, if one of the ranges is longer: later days of the range have none, and days of the comparison range
 * that are moved beyond it belong to none. Undefined if each day, week or month has a counterpart, and for a year earlier.
 *
 * Errors: as for `comparisonRange`.
 */
export function pairedUntil(options: ComparisonOptions): Day | undefined {
  const { unit, count } = counterpartShift(options);
  const { beginDate, endDate } = options.range;
  const compared = comparisonRange(options);
  if (unit === 'year') return undefined;
  if (unit === 'month') {
    const last = endOfMonth(addMonths(startOfMonth(compared.endDate), count));
    return last === endDate ? undefined : earlierOf(last, endDate);
  }
  const length = dayCount(compared);
  if (length === dayCount(options.range)) return undefined;
  return earlierOf(addDays(beginDate, length - 1), endDate);
}

const earlierOf = (one: Day, other: Day): Day => (one < other ? one : other);

/** Whether two ranges have days in common. */
export function haveCommonDays(one: DateRange, other: DateRange): boolean {
  return one.beginDate <= other.endDate && other.beginDate <= one.endDate;
}

/** A basis as text, such as `previous` or `2026-10-01..2026-10-20`. */
export function printBasis(basis: ComparisonBasis): string {
  return typeof basis === 'object' ? `${basis.beginDate}..${basis.endDate}` : basis;
}

/** The basis of a text by `printBasis`; undefined for another text. */
export function parseBasis(text: string): ComparisonBasis | undefined {
  const relative = relativeBases.find((basis) => basis === text);
  if (relative !== undefined) return relative;
  const [beginDate = '', endDate = '', ...others] = text.split('..');
  const isRange = dayNumber(beginDate) !== undefined && dayNumber(endDate) !== undefined;
  return isRange && others.length === 0 && beginDate <= endDate ? { beginDate, endDate } : undefined;
}
