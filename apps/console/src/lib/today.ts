import { addDays, dayNumber } from '@meridian/date-range/core';

/**
 * The calendar day in a time zone, `yyyy-MM-dd`, whatever the zone of the browser is.
 * Units:  `timeZone` is an IANA name.
 */
export function todayIn(timeZone: string, now: Date): string {
  // en-CA writes a date as yyyy-MM-dd
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/**
 * The day in an account's zone now: the day that the server named, moved on by the days that have passed here since.
 * A clock that is wrong, or a server with a fixed day, does no harm; a page left open over midnight goes on.
 */
export function currentDay(
  { today, timeZone }: { today: string; timeZone: string },
  { askedAt, now }: { askedAt: Date; now: Date },
): string {
  const dayAt = (instant: Date) => dayNumber(todayIn(timeZone, instant)) ?? 0;
  return addDays(today, dayAt(now) - dayAt(askedAt));
}
