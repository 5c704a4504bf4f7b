import { formatDayRange, type Language } from '@meridian/i18n/core';
import { weekNumber, type Day } from '../core/day';
import { shortcuts } from '../core/presets';
import { dayCount, isOfDays, type DateRange, type RangeType } from '../core/range';
import { dayText } from './day-texts';
import type { DateRangeLabels } from './labels/date-range-labels';

const monthCount = ({ beginDate, endDate }: DateRange) =>
  (Number(endDate.slice(0, 4)) - Number(beginDate.slice(0, 4))) * 12 +
  Number(endDate.slice(5, 7)) -
  Number(beginDate.slice(5, 7)) +
  1;

/** Name of a range: its shortcut, otherwise its week or its number of weeks or months; null without a name. */
export function rangeName(
  type: RangeType,
  range: DateRange,
  today: Day,
  labels: DateRangeLabels,
): string | null {
  const shortcut = shortcuts(type, today).find(
    (entry) => entry.range.beginDate === range.beginDate && entry.range.endDate === range.endDate,
  );
  if (shortcut) return labels.shortcut[shortcut.id];
  return type === 4 && monthCount(range) === 1 ? null : unitCount(type, range, labels);
}

/** `Week 46`, `3 weeks`, `3 months`; null for types that count days. */
function unitCount(type: RangeType, range: DateRange, labels: DateRangeLabels): string | null {
  if (type === 4) return labels.months(monthCount(range));
  if (isOfDays(type)) return null;
  const weeks = dayCount(range) / 7;
  return weeks === 1 ? labels.week(weekNumber(range.beginDate).week) : labels.weeks(weeks);
}

/** `Week 46, 7 days`, `3 months, 92 days`, `30 days`. */
export function rangeCount(type: RangeType, range: DateRange, labels: DateRangeLabels): string {
  const units = unitCount(type, range, labels);
  const days = labels.days(dayCount(range));
  return units === null ? days : labels.counts(units, days);
}

/**
 * The dates of a range: `Nov 9 – Nov 15, 2026`, for months `Aug 2026 – Oct 2026`. On a phone, the current year is omitted.
 */
export function rangeDates(
  type: RangeType,
  range: DateRange,
  language: Language,
  { today, isShort }: { today: Day; isShort: boolean },
): string {
  if (type !== 4) {
    const isThisYear = range.beginDate.slice(0, 4) === today.slice(0, 4);
    return formatDayRange(range, language, isShort && isThisYear ? 'short' : 'full');
  }
  const [first, last] = [range.beginDate, range.endDate].map((day) => dayText(day, language, 'shortMonth'));
  if (first === last) return dayText(range.beginDate, language, 'month');
  return `${first} ${language === 'en' ? '–' : '至'} ${last}`;
}
