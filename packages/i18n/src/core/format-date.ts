import type { Language } from './languages';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `full` names the year, `short` leaves it out. */
export type DayStyle = 'full' | 'short';

const partsOf = (day: string) => {
  const [, year, month, date] = form.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (!year || !month || !date || !name) throw new RangeError(`not a calendar day: ${day}`);
  return { year, month, date, name };
};

/**
 * A calendar day in words: `Nov 14, 2026` in English, `2026-11-14` in Chinese.
 *
 * Units:  `day` is `yyyy-MM-dd`; it never becomes an instant, so no time zone can move it.
 * Errors: RangeError if `day` has another format.
 */
export function formatDay(day: string, language: Language, style: DayStyle = 'full'): string {
  const { year, month, date, name } = partsOf(day);
  if (language !== 'en') return style === 'full' ? day : `${month}-${date}`;
  const short = `${name} ${Number(date)}`;
  return style === 'full' ? `${short}, ${year}` : short;
}

/**
 * A range of days, both ends included: `Nov 14 – Nov 20, 2026`, `2026-11-14 至 2026-11-20`; a single day has no second bound.
 * Errors: RangeError if an end has another format than `yyyy-MM-dd`.
 */
export function formatDayRange(
  range: { beginDate: string; endDate: string },
  language: Language,
  style: DayStyle = 'full',
): string {
  const { beginDate, endDate } = range;
  const end = formatDay(endDate, language, style);
  if (beginDate === endDate) return end;
  if (language !== 'en') return `${formatDay(beginDate, language, style)} 至 ${end}`;
  const isSameYear = partsOf(beginDate).year === partsOf(endDate).year;
  return `${formatDay(beginDate, language, isSameYear ? 'short' : style)} – ${end}`;
}

/**
 * The local time of an instant in a time zone, the same in all languages: `2026-11-21 09:12`.
 *
 * Units:  `instant` is an ISO text with a zone, `timeZone` an IANA name; an unknown zone counts as UTC.
 * Errors: RangeError if `instant` has another format.
 */
export function formatWallTime(instant: string, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a time zone: creating one takes a hundred times as long as using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? newClock(isTimeZone(timeZone) ? timeZone : 'UTC');
  clocks.set(timeZone, clock);
  return clock;
}

const newClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Whether this browser or server knows a time zone by its IANA name: older ones lack the newest zones. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * An instant as day and minute in a time zone: `Nov 21, 2026 09:12`, `2026-11-21 09:12`.
 *
 * Units, Errors: as for `formatWallTime`.
 */
export function formatInstant(instant: string, timeZone: string, language: Language): string {
  const [day = '', time = ''] = formatWallTime(instant, timeZone).split(' ');
  return `${formatDay(day, language)} ${time}`;
}
