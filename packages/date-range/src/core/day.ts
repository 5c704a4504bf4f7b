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

/**
 * The day with this number.
 * Errors: RangeError outside the years 0100 to 9999, which `yyyy-MM-dd` cannot write.
 */
export function dayOf(number: number): Day {
  const day = new Date(number * dayLength).toISOString().slice(0, 10);
  if (dayNumber(day) === undefined) throw new RangeError(`no calendar day has the number ${number}`);
  return day;
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
  requireDayNumber(day);
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
  return last.toISOString().slice(0, 10);
}

/**
 * The same day of another month, `count` months later, before it when negative; a day that the other month does not have
 * becomes its last one (January 31 and one month: February 28 or 29), as PostgreSQL adds months.
 */
export function addMonths(day: Day, count: number): Day {
  requireDayNumber(day);
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const year = Math.floor(months / 12);
  const month = `${String(year).padStart(4, '0')}-${String(months - 12 * year + 1).padStart(2, '0')}`;
  const last = endOfMonth(`${month}-01`);
  return last.slice(8) < day.slice(8) ? last : `${month}${day.slice(7)}`;
}

/** An ISO 8601 week: `week` 1 to 53; `year` is the one that holds the week's Thursday. */
export interface IsoWeek {
  year: number;
  week: number;
}

/** The ISO week of a day: January 1, 2027 is in week 53 of 2026. */
export function weekNumber(day: Day): IsoWeek {
  const thursday = addDays(startOfWeek(day), 3);
  const year = Number(thursday.slice(0, 4));
  const passed = requireDayNumber(thursday) - requireDayNumber(`${thursday.slice(0, 4)}-01-01`);
  return { year, week: Math.floor(passed / 7) + 1 };
}
