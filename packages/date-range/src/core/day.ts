import {
  addDays as addDaysToDate,
  addMonths as addMonthsToDate,
  endOfMonth as endOfDateMonth,
  getISODay,
  getISOWeek,
  getISOWeekYear,
  startOfISOWeek,
  startOfMonth as startOfDateMonth,
} from 'date-fns';
import { UtcDate } from './utc-date';

/** A calendar day as `yyyy-MM-dd`. date-fns calculates with it in UTC, so time zones do not affect it. */
export type Day = string;

const dayLength = 86_400_000;
/** First and last millisecond that `yyyy-MM-dd` can express without becoming another century. */
const firstTime = Date.UTC(100, 0, 1);
const lastTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01, or undefined for a text that is not a day (wrong format, February 30). */
export function dayNumber(day: string): number | undefined {
  const parts = form.exec(day);
  if (!parts) return undefined;
  const [year, month, date] = [Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])];
  const time = Date.UTC(year, month, date);
  const found = new Date(time);
  // a day that the month does not have would become one of the next month; a year below 100, one of the 20th century
  const isThere =
    found.getUTCDate() === date && found.getUTCMonth() === month && found.getUTCFullYear() === year;
  return isThere ? time / dayLength : undefined;
}

/**
 * The day with this number.
 * Errors: RangeError outside the years 0100 to 9999, which `yyyy-MM-dd` cannot express.
 */
export function dayFromNumber(number: number): Day {
  return formatDate(new UtcDate(number * dayLength));
}

/**
 * The number of a valid day.
 * Errors: RangeError if `day` is not one.
 */
export function requireDayNumber(day: Day): number {
  const number = dayNumber(day);
  if (number === undefined) throw new RangeError(`not a calendar day: ${day}`);
  return number;
}

/** The day `count` days after `day`, or before it if negative. */
export function addDays(day: Day, count: number): Day {
  return formatDate(addDaysToDate(toDate(day), count));
}

/** 1 Monday … 7 Sunday. */
export function weekday(day: Day): number {
  return getISODay(toDate(day));
}

/** The Monday of the day's week. */
export function startOfWeek(day: Day): Day {
  return formatDate(startOfISOWeek(toDate(day)));
}

/** The first day of the day's month. */
export function startOfMonth(day: Day): Day {
  return formatDate(startOfDateMonth(toDate(day)));
}

/** The last day of the day's month. */
export function endOfMonth(day: Day): Day {
  return formatDate(endOfDateMonth(toDate(day)));
}

/**
 * The same day of another month, `count` months later, or earlier if negative. A day that the other month does not have becomes its last
 * day (January 31 plus one month: February 28 or 29), as in PostgreSQL.
 */
export function addMonths(day: Day, count: number): Day {
  return formatDate(addMonthsToDate(toDate(day), count));
}

/** An ISO 8601 week: `week` 1 to 53; `year` is that of the week's Thursday. */
export interface IsoWeek {
  year: number;
  week: number;
}

/** The ISO week of a day: January 1, 2027 is in week 53 of 2026. */
export function weekNumber(day: Day): IsoWeek {
  const date = toDate(day);
  return { year: getISOWeekYear(date), week: getISOWeek(date) };
}

function toDate(day: Day): UtcDate {
  return new UtcDate(requireDayNumber(day) * dayLength);
}

function formatDate(date: Date): Day {
  const day = date.toISOString().slice(0, 10);
  const time = date.getTime();
  if (time < firstTime || time > lastTime) throw new RangeError(`not a day between 0100 and 9999: ${day}`);
  return day;
}
