import { formatDay, formatInstant, formatWallTime, type Language } from '@meridian/i18n';

/** The clock by which a time is shown. */
export interface AccountClock {
  /** IANA name. */
  timeZone: string;
  /** The day there, `yyyy-MM-dd`. */
  today: string;
}

/**
 * When something was, as lists say it: the time alone for today, else the day with it, with its year where that is
 * another one.
 *
 * Units:  `instant` is an ISO text with a zone.
 */
export function dayAndTime(
  instant: string,
  { timeZone, today }: AccountClock,
  language: Language,
): { day: string | null; time: string } {
  const [day = '', time = ''] = formatWallTime(instant, timeZone).split(' ');
  if (day === today) return { day: null, time };
  const style = day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'full';
  return { day: formatDay(day, language, style), time };
}

/** When something was, in words on their own: the time alone for today, else day and time in full. */
export function recentTime(instant: string, clock: AccountClock, language: Language): string {
  const { day, time } = dayAndTime(instant, clock, language);
  return day === null ? time : formatInstant(instant, clock.timeZone, language);
}
