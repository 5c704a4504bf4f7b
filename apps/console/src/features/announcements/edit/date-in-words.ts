import { formatDay, type Language } from '@meridian/i18n';

const tags = { cn: 'zh-CN', en: 'en-US', tw: 'zh-TW' } as const satisfies Record<Language, string>;

/** A day, `yyyy-MM-dd`, without its year: `long` as `November 21` and `11月21日`, `short` as in lists. */
export function dateInWords(day: string, language: Language, style: 'long' | 'short'): string {
  if (style === 'short') return formatDay(day, language, 'short');
  const format = new Intl.DateTimeFormat(tags[language], { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
