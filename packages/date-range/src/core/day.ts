/**
 * Calendar days as `yyyy-MM-dd`. Arithmetic is on whole days since 1970 in UTC, so neither the time zone of the
 * machine nor daylight saving can move one.
 */
export type Day = string;

const dayLength = 86_400_000;
const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01, or undefined for a text that names no day (wrong form, February 30). */
export function dayNumber(day: string): number | undefined {
  const parts = form.exec(day);
  if (!parts) return undefined;
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Date(time).toISOString().startsWith(day) ? time / dayLength : undefined;
}

/** The day with this number. */
export function dayOf(number: number): Day {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

/**
 * The number of a day that the caller vouches for.
 * Errors: RangeError when `day` names none.
 */
export function requireDayNumber(day: Day): number {
  const number = dayNumber(day);
  if (number === undefined) throw new RangeError(`not a calendar day: ${day}`);
  return number;
}

/** The day `count` days after `day`; before it when negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(requireDayNumber(day) + count);
}

/** 1 Monday … 7 Sunday. */
export function weekday(day: Day): number {
  return ((((requireDayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** The Monday of the day's week. */
export function startOfWeek(day: Day): Day {
  return addDays(day, 1 - weekday(day));
}

/** The first day of the day's month. */
export function startOfMonth(day: Day): Day {
  requireDayNumber(day);
  return `${day.slice(0, 8)}01`;
}

/** The last day of the day's month. */
export function endOfMonth(day: Day): Day {
  return addDays(startOfMonth(addDays(startOfMonth(day), 31)), -1);
}
