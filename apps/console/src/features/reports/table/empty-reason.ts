import type { ReportInfo } from '@meridian/api-client/contract';
import {
  addDays,
  dayNumber,
  defaultRange,
  endOfMonth,
  shortcuts,
  startOfMonth,
  startOfWeek,
  validateRange,
  type DateRange,
} from '@meridian/date-range/core';
import { pickerTypeOf, type Report } from '../registry';

type Cut = Pick<Report, 'layout' | 'period'>;

/**
 * Why a report has no rows. `no-match`: the filters; `not-counted`: the period is later than the latest day with
 * data; `no-data`: the period is before the first data or in a gap; `nothing-yet`: there are no data at all.
 */
export type EmptyReason = 'no-match' | 'not-counted' | 'no-data' | 'nothing-yet';

export function emptyCase({
  filterCount,
  latestDate,
  range,
}: {
  filterCount: number;
  latestDate: ReportInfo['latestDate'];
  range: DateRange;
}): EmptyReason {
  if (filterCount > 0) return 'no-match';
  if (latestDate === null) return 'nothing-yet';
  return range.beginDate > latestDate ? 'not-counted' : 'no-data';
}

/** The day, week or month around a day that a report of this period accepts; null if it has not ended yet. */
export function rangeAround(day: string, report: Cut, today: string): DateRange | null {
  const range = wholePeriod(day, report);
  return validateRange({ type: pickerTypeOf(report), range, today }).ok ? range : null;
}

function wholePeriod(day: string, { period }: Cut): DateRange {
  if (period === 'weekly') return { beginDate: startOfWeek(day), endDate: addDays(startOfWeek(day), 6) };
  if (period === 'month') return { beginDate: startOfMonth(day), endDate: endOfMonth(day) };
  return { beginDate: day, endDate: day };
}

/** The shortest preset range of the period if it is shorter than `range`, otherwise null. */
export function shorterRange(range: DateRange, report: Cut, today: string): DateRange | null {
  const type = pickerTypeOf(report);
  const shortest = shortcuts(type, today)[0]?.range ?? defaultRange(type, today);
  return lengthOf(shortest) < lengthOf(range) ? shortest : null;
}

const lengthOf = ({ beginDate, endDate }: DateRange) =>
  (dayNumber(endDate) ?? 0) - (dayNumber(beginDate) ?? 0);
