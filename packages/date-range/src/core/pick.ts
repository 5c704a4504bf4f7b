import { addDays, endOfMonth, startOfMonth, startOfWeek, weekday, type Day } from './day';
import type { RangeType } from './range';

/** A range in progress: one end may still be open. */
export interface OpenRange {
  beginDate: Day | null;
  endDate: Day | null;
}

const weekOf = (day: Day): OpenRange => ({
  beginDate: startOfWeek(day),
  endDate: addDays(startOfWeek(day), 6),
});

const pickFree = ({ beginDate, endDate }: OpenRange, day: Day): OpenRange => {
  if (beginDate === null || endDate !== null) return { beginDate: day, endDate: null };
  return day < beginDate ? { beginDate: day, endDate: beginDate } : { beginDate, endDate: day };
};

const pickWeeks = ({ beginDate, endDate }: OpenRange, day: Day): OpenRange => {
  const week = weekOf(day);
  if (weekday(day) === 1) return endDate !== null && endDate > day ? { beginDate: day, endDate } : week;
  return beginDate !== null && beginDate < day ? { beginDate, endDate: day } : week;
};

const pickMonths = (range: OpenRange, day: Day): OpenRange => {
  const month = { beginDate: startOfMonth(day), endDate: endOfMonth(day) };
  const isOneMonth = range.beginDate !== null && range.endDate === endOfMonth(range.beginDate);
  if (!isOneMonth || range.beginDate === null || range.endDate === null) return month;
  return day < range.beginDate
    ? { beginDate: month.beginDate, endDate: range.endDate }
    : { beginDate: range.beginDate, endDate: month.endDate };
};

/**
 * The range after a selectable day was clicked.
 *
 * Shape: 1, 5 and 6: the first click opens a range, the second closes it; 2: a Monday moves the start, a Sunday the end;
 *        3: the week of the day; 4: the first click selects a month, the second extends the range to another.
 */
export function pickDay(type: RangeType, range: OpenRange, day: Day): OpenRange {
  if (type === 2) return pickWeeks(range, day);
  if (type === 3) return weekOf(day);
  if (type === 4) return pickMonths(range, day);
  return pickFree(range, day);
}
