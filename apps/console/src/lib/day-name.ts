import { formatDay, languageTags, type Language } from '@meridian/i18n';

/** The weekday of a calendar day (`yyyy-MM-dd`), short: `Sat`, `周六`. */
export function weekdayName(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTags[language], { weekday: 'short', timeZone: 'UTC' });
  // a day is a day: it is read at noon in the zone it is written in
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** A calendar day with its weekday: `Sat, Nov 14, 2026`, `2026-11-14 周六`. */
export function dayName(day: string, language: Language): string {
  const weekday = weekdayName(day, language);
  const date = formatDay(day, language);
  return language === 'en' ? `${weekday}, ${date}` : `${date} ${weekday}`;
}
