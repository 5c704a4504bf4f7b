import { formatWallTime, type Language } from '@meridian/i18n';
import type { AccountClock } from '../../../lib/dates/day-and-time';
import { formatCalendarDay } from '../../../lib/dates/format-calendar-day';

/** The time of a message in full: `November 19, 2026, 10:00`. */
export function longMessageTime(instant: string, timeZone: string, language: Language): string {
  const [day = '', time = ''] = formatWallTime(instant, timeZone).split(' ');
  return `${longDay(day, language)}${language === 'en' ? ', ' : ' '}${time}`;
}

/** The day on which a message arrived, with its year if that is not the current one. */
export function messageDay(instant: string, { timeZone, today }: AccountClock, language: Language): string {
  const [day = ''] = formatWallTime(instant, timeZone).split(' ');
  return longDay(day, language, { withYear: day.slice(0, 4) !== today.slice(0, 4) });
}

const longDay = (day: string, language: Language, { withYear = true } = {}) =>
  formatCalendarDay(day, language, { month: 'long', day: 'numeric', ...(withYear && { year: 'numeric' }) });
