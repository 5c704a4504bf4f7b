import { languageTags, type Language } from '@meridian/i18n';

export type CalendarDayFormat = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/**
 * A calendar day (`yyyy-MM-dd`) as text in a language, such as its weekday or its long month.
 *
 * The words come from the browser's `Intl`: locales of date-fns would add weight to the first paint for the same words.
 */
export function formatCalendarDay(day: string, language: Language, format: CalendarDayFormat): string {
  return new Intl.DateTimeFormat(languageTags[language], { ...format, timeZone: 'UTC' }).format(
    new Date(day),
  );
}
