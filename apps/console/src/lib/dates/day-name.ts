import { formatDay, type Language } from '@meridian/i18n';
import { formatCalendarDay } from './format-calendar-day';

/** The weekday of a calendar day (`yyyy-MM-dd`), short: `Sat`, `周六`. */
export function weekdayName(day: string, language: Language): string {
  return formatCalendarDay(day, language, { weekday: 'short' });
}

/** A calendar day with its weekday: `Sat, Nov 14, 2026`, `2026-11-14 周六`. */
export function dayName(day: string, language: Language): string {
  const weekday = weekdayName(day, language);
  const date = formatDay(day, language);
  return language === 'en' ? `${weekday}, ${date}` : `${date} ${weekday}`;
}

/** The month of a calendar day: `November 2026`, `2026年11月`. */
export function monthName(day: string, language: Language): string {
  return formatCalendarDay(day, language, { month: 'long', year: 'numeric' });
}
