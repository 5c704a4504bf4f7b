import { formatDay, formatInstant, formatWallTime, type Language } from '@meridian/i18n';

/** The time zone and day in which a time is shown. */
export interface AccountClock {
  /** IANA name. */
  timeZone: string;
  /** The day in that zone, `yyyy-MM-dd`. */
  today: string;
}

/**
 * The time of an event as in lists: the time alone for today, otherwise with its day, and with its year if that is another one.
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

/** The time of an event as a separate text: the time alone for today, otherwise day and time in full. */
export function recentTime(instant: string, clock: AccountClock, language: Language): string {
  const { day, time } = dayAndTime(instant, clock, language);
  return day === null ? time : formatInstant(instant, clock.timeZone, language);
}
