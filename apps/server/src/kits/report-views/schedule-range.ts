import type { Period, ScheduleRange } from '@meridian/api-client/contract';
import {
  addDays,
  addMonths,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  type DateRange,
  type Day,
} from '@meridian/date-range/core';

/**
 * Days of a report that is sent today. All ranges end yesterday at the latest, except for the current month in a
 * monthly report, which has only whole months. On the first day of a month, the current month is the previous one.
 */
export function scheduleRange(
  range: ScheduleRange,
  { period, today }: { period: Period; today: Day },
): DateRange {
  const yesterday = addDays(today, -1);
  const monday = startOfWeek(today);
  const firstDay = startOfMonth(today);
  const days = (count: number) => ({ beginDate: addDays(today, -count), endDate: yesterday });
  const weeks = (count: number) => ({ beginDate: addDays(monday, -7 * count), endDate: addDays(monday, -1) });
  const months = (count: number) => ({
    beginDate: addMonths(firstDay, -count),
    endDate: addDays(firstDay, -1),
  });
  const ranges: Readonly<Record<ScheduleRange, () => DateRange>> = {
    yesterday: () => days(1),
    last7Days: () => days(7),
    last30Days: () => days(30),
    lastWeek: () => weeks(1),
    last4Weeks: () => weeks(4),
    last13Weeks: () => weeks(13),
    thisMonth: () => ({
      beginDate: startOfMonth(yesterday),
      endDate: period === 'month' ? endOfMonth(yesterday) : yesterday,
    }),
    lastMonth: () => months(1),
    last3Months: () => months(3),
  };
  return ranges[range]();
}
