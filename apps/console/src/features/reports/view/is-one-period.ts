import type { Period } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { differenceInCalendarDays, parseISO } from 'date-fns';

/** Whether a report over a range has one period only, so that all its rows have the same date. */
export function isOnePeriod(period: Period, { beginDate, endDate }: DateRange): boolean {
  switch (period) {
    case 'custom':
      return true;
    case 'daily':
      return beginDate === endDate;
    case 'weekly':
      return differenceInCalendarDays(parseISO(endDate), parseISO(beginDate)) < 7;
    case 'month':
      return beginDate.slice(0, 7) === endDate.slice(0, 7);
  }
}
