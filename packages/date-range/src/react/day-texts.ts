import { languageTags, type Language } from '@meridian/i18n/core';
import type { Day } from '../core/day';

const styles = {
  /** `October 2026`, `2026年10月` */
  month: { year: 'numeric', month: 'long' },
  /** `Oct 2026`, `2026年10月` */
  shortMonth: { year: 'numeric', month: 'short' },
  /** `October`, `十月` */
  monthName: { month: 'long' },
  /** `Oct`, `10月` */
  shortMonthName: { month: 'short' },
  /** `Nov 20`, `11月20日` */
  date: { month: 'short', day: 'numeric' },
  /** `Monday, October 19, 2026`, `2026年10月19日星期一` */
  full: { dateStyle: 'full' },
  /** `Monday`, `星期一` */
  weekday: { weekday: 'long' },
  /** `Mon`, `周一` */
  shortWeekday: { weekday: 'short' },
  narrowWeekday: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayTextStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in words, formatted in UTC: the time zone of the machine is ignored.
 * Errors: RangeError if `day` is not a day.
 */
export function dayText(day: Day, language: Language, style: DayTextStyle): string {
  const key = `${language} ${style}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languageTags[language], { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** `Mo`, `一`: the header of a calendar's column. */
export function weekdayHead(day: Day, language: Language): string {
  if (language === 'en') return dayText(day, 'en', 'shortWeekday').slice(0, 2);
  return dayText(day, language, 'narrowWeekday');
}
