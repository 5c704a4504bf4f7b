import { formatWallTime, languageTags, type Language } from '@meridian/i18n';
import type { AccountClock } from '../../../lib/day-and-time';

/** The time of a message, as its own page shows it: `November 19, 2026, 10:00`. */
export function longMessageTime(instant: string, timeZone: string, language: Language): string {
  const [day = '', time = ''] = formatWallTime(instant, timeZone).split(' ');
  return `${longDay(day, language)}${language === 'en' ? ', ' : ' '}${time}`;
}

/** The day on which a message came; its year only where it is not this one. */
export function messageDay(instant: string, { timeZone, today }: AccountClock, language: Language): string {
  const [day = ''] = formatWallTime(instant, timeZone).split(' ');
  return longDay(day, language, { withYear: day.slice(0, 4) !== today.slice(0, 4) });
}

// the day is a calendar day already: UTC keeps it as it is
const longDay = (day: string, language: Language, { withYear = true } = {}) =>
  new Intl.DateTimeFormat(languageTags[language], {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
