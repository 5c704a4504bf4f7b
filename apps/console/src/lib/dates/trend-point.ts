import type { ReportTrend } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { formatDay, formatDayRange, type Language } from '@meridian/i18n';
import { dayName, weekdayName } from './day-name';
import { formatCalendarDay } from './format-calendar-day';

/** The label of a step on an axis: `Sat 14`, in a long trend `Nov 14`; a week by its Monday, a month by its name. */
export function pointLabel(
  { beginDate }: Pick<DateRange, 'beginDate'>,
  { grain, isLong, language }: { grain: ReportTrend['grain']; isLong: boolean; language: Language },
): string {
  if (grain === 'month') return monthName(beginDate, language);
  if (grain === 'week' || isLong) return formatDay(beginDate, language, 'short');
  return `${weekdayName(beginDate, language)} ${Number(beginDate.slice(8))}`;
}

function monthName(day: string, language: Language): string {
  if (language !== 'en') return day.slice(0, 7);
  return formatCalendarDay(day, language, { month: 'short', year: 'numeric' });
}

/** The step in full: `Sat, Nov 14, 2026`; a week or month with both its ends. */
export function pointName({ beginDate, endDate }: DateRange, language: Language): string {
  if (beginDate !== endDate) return formatDayRange({ beginDate, endDate }, language);
  return dayName(beginDate, language);
}
