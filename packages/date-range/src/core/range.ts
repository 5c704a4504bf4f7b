import {
  addDays,
  dayNumber,
  endOfMonth,
  requireDayNumber,
  startOfMonth,
  startOfWeek,
  weekday,
  type Day,
} from './day';

/**
 * Kinds of range: 1 free up to yesterday; 2 whole weeks, Monday to Sunday; 3 one such week; 4 whole months up to the current one; 5 like
 * 1, for pickers that cannot be cleared; 6 free up to today, for events rather than reports.
 */
export const rangeTypes = [1, 2, 3, 4, 5, 6] as const;
export type RangeType = (typeof rangeTypes)[number];

/** Whether ranges of this type may begin and end on any day. */
export function isOfDays(type: RangeType): type is 1 | 5 | 6 {
  return type === 1 || type === 5 || type === 6;
}

/** Both ends belong to the range. */
export interface DateRange {
  beginDate: Day;
  endDate: Day;
}

/**
 * Number of days of a range, both ends included.
 * Errors: RangeError if an end is not a day.
 */
export function dayCount({ beginDate, endDate }: DateRange): number {
  return requireDayNumber(endDate) - requireDayNumber(beginDate) + 1;
}

export type RangeEdge = 'start' | 'end';

/** Why a range is invalid, in the order of the checks. */
export const rangeErrorCodes = [
  'empty',
  'invalid_date',
  'order',
  'not_monday',
  'not_sunday',
  'not_one_week',
  'not_month_start',
  'not_month_end',
  'future',
  'after_today',
] as const;
export type RangeErrorCode = (typeof rangeErrorCodes)[number];

export type RangeValidation = { ok: true } | { ok: false; code: RangeErrorCode };

/** The last day that a range of this type may contain: yesterday, today, the end of last week or of this month. */
export function lastSelectableDay(type: RangeType, today: Day): Day {
  if (type === 4) return endOfMonth(today);
  return type === 2 || type === 3 ? addDays(startOfWeek(today), -1) : addDays(today, type === 6 ? 0 : -1);
}

const shapeError = (type: RangeType, range: DateRange): RangeErrorCode | undefined => {
  const { beginDate, endDate } = range;
  if (type === 2 || type === 3) {
    if (weekday(beginDate) !== 1) return 'not_monday';
    if (weekday(endDate) !== 7) return 'not_sunday';
    if (type === 3 && dayCount(range) !== 7) return 'not_one_week';
  }
  if (type === 4) {
    if (beginDate !== startOfMonth(beginDate)) return 'not_month_start';
    if (endDate !== endOfMonth(endDate)) return 'not_month_end';
  }
  return undefined;
};

/**
 * Whether a range may be searched or exported.
 *
 * Shape:  `range` null means no selection, which is `empty` for every type.
 * Units:  days are `yyyy-MM-dd` in the account's zone; `today` is the current day there.
 * Errors: RangeError if `today` is not a day.
 */
export function validateRange({
  type,
  range,
  today,
}: {
  type: RangeType;
  range: DateRange | null;
  today: Day;
}): RangeValidation {
  if (!range?.beginDate || !range.endDate) return { ok: false, code: 'empty' };
  const begin = dayNumber(range.beginDate);
  const end = dayNumber(range.endDate);
  if (begin === undefined || end === undefined) return { ok: false, code: 'invalid_date' };
  if (begin > end) return { ok: false, code: 'order' };
  const code = shapeError(type, range);
  if (code) return { ok: false, code };
  if (range.endDate <= lastSelectableDay(type, today)) return { ok: true };
  return { ok: false, code: type === 6 ? 'after_today' : 'future' };
}

/** Whether a day may be the start or the end of a range of this type. */
export function isSelectable({
  type,
  day,
  edge,
  today,
}: {
  type: RangeType;
  day: Day;
  edge: RangeEdge;
  today: Day;
}): boolean {
  if (dayNumber(day) === undefined || day > lastSelectableDay(type, today)) return false;
  if (type === 2 || type === 3) return weekday(day) === (edge === 'start' ? 1 : 7);
  if (type === 4) return day === (edge === 'start' ? startOfMonth(day) : endOfMonth(day));
  return true;
}

/** Whether a picker of this type may be empty: one week must be selected, and type 5 excludes it. */
export function isClearable(type: RangeType): boolean {
  return type !== 3 && type !== 5;
}
