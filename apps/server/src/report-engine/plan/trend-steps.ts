import type { Period, TrendPoint } from '@meridian/api-client/contract';
import {
  addDays,
  addMonths,
  dayCount,
  endOfMonth,
  startOfWeek,
  type CounterpartShift,
  type DateRange,
  type Day,
} from '@meridian/date-range/core';

export type TrendGrain = 'day' | 'week' | 'month';
/** Days of a step in a trend, both ends included. */
export type TrendStep = Pick<TrendPoint, 'beginDate' | 'endDate'>;

const mostDays = 62;
const mostDaysOfWeeks = 400;
const fewestMonths = 3;

/** Length of a trend's steps: days, then weeks, then months as the range grows; a monthly report has no weeks. */
export function trendGrain(period: Period, range: DateRange): TrendGrain {
  if (period === 'month') {
    return addMonths(range.beginDate, fewestMonths - 1) <= range.endDate ? 'month' : 'day';
  }
  const days = dayCount(range);
  if (days <= mostDays) return 'day';
  return days <= mostDaysOfWeeks ? 'week' : 'month';
}

/** Days, ISO weeks or calendar months of a range in order; the first and last are limited to the range. */
export function trendSteps({ beginDate, endDate }: DateRange, grain: TrendGrain): TrendStep[] {
  const steps: TrendStep[] = [];
  for (let begin = beginDate; begin <= endDate; begin = addDays(lastDay(steps), 1)) {
    const last = { day: begin, week: addDays(startOfWeek(begin), 6), month: endOfMonth(begin) }[grain];
    steps.push({ beginDate: begin, endDate: last < endDate ? last : endDate });
  }
  return steps;

  function lastDay(made: readonly TrendStep[]): Day {
    return made.at(-1)?.endDate ?? endDate;
  }
}

/**
 * For each step, the comparison period's days with which it is compared; null if there are none. A day belongs to the
 * step with which the report's rows would compare it; days of months of different lengths are assigned in sequence
 * instead.
 */
export function counterpartSteps(
  steps: readonly TrendStep[],
  { range, shift, grain }: { range: DateRange; shift: CounterpartShift; grain: TrendGrain },
): (TrendStep | null)[] {
  const first = steps[0]?.beginDate ?? range.beginDate;
  const found: (TrendStep | null)[] = steps.map(() => null);
  let index = 0;
  for (let position = 0; position < dayCount(range); position += 1) {
    const day = addDays(range.beginDate, position);
    const isCounted = grain === 'day' && shift.unit === 'month';
    const newer = isCounted ? addDays(first, position) : later(day, shift);
    while (index < steps.length && newer > (steps[index]?.endDate ?? '')) index += 1;
    if (index < steps.length) found[index] = { beginDate: found[index]?.beginDate ?? day, endDate: day };
  }
  return found;
}

function later(day: Day, { unit, count }: CounterpartShift): Day {
  return unit === 'day' ? addDays(day, count) : addMonths(day, unit === 'year' ? 12 * count : count);
}
