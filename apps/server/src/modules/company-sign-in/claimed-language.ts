import { languageIds, type LanguageId } from '@meridian/i18n/core';

/** A list of languages is short; more of a header than this is not read. */
const maxLength = 1_000;

/**
 * The language in which a new user starts: the first of `locale` and `ui_locales` that the console has, else the first of the
 * browser (`Accept-Language`), else English.
 */
export function claimedLanguage(
  { locale, ui_locales: locales }: Readonly<Record<string, unknown>>,
  acceptLanguage: string | undefined,
): LanguageId {
  const claimed = [locale, locales]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? value.split(' ') : []));
  const known = [...claimed, ...acceptedTags(acceptLanguage ?? '')].map(languageIdOf);
  return known.find((id) => id !== undefined) ?? languageIds.en;
}

/** Tags of `Accept-Language`, the most wanted first; those with `q=0` are not wanted. */
function acceptedTags(header: string): string[] {
  const parts = header.slice(0, maxLength).split(',');
  const weighted = parts.map((part) => {
    const [tag = '', ...params] = part.split(';').map((text) => text.trim());
    const quality = params.find((param) => param.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    return { tag, weight: Number.isFinite(weight) ? weight : 0 };
  });
  return weighted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Regions that write traditional characters, where a tag names no script. */
const traditionalRegions: readonly string[] = ['tw', 'hk', 'mo'];

/** The language of a tag such as `zh-TW`, `zh_Hant` or `en-US`; undefined for one that the console does not have. */
function languageIdOf(tag: string): LanguageId | undefined {
  const [language, ...subtags] = tag.toLowerCase().split(/[-_]/);
  if (language === 'en') return languageIds.en;
  if (language !== 'zh') return undefined;
  if (subtags.includes('hant')) return languageIds.tw;
  if (subtags.includes('hans')) return languageIds.cn;
  return subtags.some((subtag) => traditionalRegions.includes(subtag)) ? languageIds.tw : languageIds.cn;
}
