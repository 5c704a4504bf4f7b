import { formatDay, languageTags, type Language } from '@meridian/i18n';

/** A day, `yyyy-MM-dd`, without its year: `long` as `November 21` and `11月21日`, `short` as in lists. */
export function dateInWords(day: string, language: Language, style: 'long' | 'short'): string {
  if (style === 'short') return formatDay(day, language, 'short');
  const format = new Intl.DateTimeFormat(languageTags[language], {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
