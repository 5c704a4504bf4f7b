import { TZDate } from '@date-fns/tz';
import { lastDayOfMonth, type ReportSchedule } from '@meridian/api-client/contract';
import { addDays, endOfMonth, weekday, type Day } from '@meridian/date-range/core';
import { dayOf } from '../platform/clock';

/** When a report is sent, in its account's time zone. */
export type Timing = Pick<ReportSchedule, 'cadence' | 'weekday' | 'monthDay' | 'hour'>;

/** More days than between the last days of two months. */
const maxDays = 40;

/**
 * The next due time after `after`: once on each of the schedule's days. An hour skipped by daylight saving time is due
 * after the change; an hour that occurs twice is due once.
 *
 * Units: `timeZone` is an IANA name.
 */
export function nextDue(timing: Timing, { after, timeZone }: { after: Date; timeZone: string }): Date {
  // a day earlier: if clocks skip hours around midnight, an instant of a day can be on the next one
  let day = addDays(dayOf(after, timeZone), -1);
  for (let count = 0; count < maxDays; count += 1, day = addDays(day, 1)) {
    const due = hourOf(day, timing.hour, timeZone);
    if (isDayOf(timing, day) && due > after) return due;
  }
  throw new RangeError('a schedule without a day');
}

function isDayOf({ cadence, weekday: wanted, monthDay }: Timing, day: Day): boolean {
  if (cadence === 'daily') return true;
  if (cadence === 'weekly') return weekday(day) === wanted;
  return monthDay === lastDayOfMonth ? day === endOfMonth(day) : Number(day.slice(-2)) === monthDay;
}

function hourOf(day: Day, hour: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, 0, 0, 0, timeZone).getTime());
}
