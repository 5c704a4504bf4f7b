import { formatDay, type Language } from '@meridian/i18n';
import { formatCalendarDay } from '../../../../lib/dates/format-calendar-day';

/** A day, `yyyy-MM-dd`, without its year: `long` as `November 21` and `11月21日`, `short` as in lists. */
export function dateInWords(day: string, language: Language, style: 'long' | 'short'): string {
  if (style === 'short') return formatDay(day, language, 'short');
  return formatCalendarDay(day, language, { month: 'long', day: 'numeric' });
}
