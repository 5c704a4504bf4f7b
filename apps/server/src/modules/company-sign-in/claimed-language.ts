import { languageIds, type LanguageId } from '@meridian/i18n/core';

/** Lists of languages are short; the rest of a longer header is ignored. */
const maxLength = 1_000;

/**
 * Language of a new user: the first supported one of `locale` and `ui_locales`, else of the browser
 * (`Accept-Language`), else English.
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

/** Language tags of `Accept-Language` in order of preference, without those with `q=0`. */
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

/** Regions that use traditional characters, if the tag has no script. */
const traditionalRegions: readonly string[] = ['tw', 'hk', 'mo'];

/** The language for a tag such as `zh-TW`, `zh_Hant` or `en-US`; undefined if the console does not support it. */
function languageIdOf(tag: string): LanguageId | undefined {
  const [language, ...subtags] = tag.toLowerCase().split(/[-_]/);
  if (language === 'en') return languageIds.en;
  if (language !== 'zh') return undefined;
  if (subtags.includes('hant')) return languageIds.tw;
  if (subtags.includes('hans')) return languageIds.cn;
  return subtags.some((subtag) => traditionalRegions.includes(subtag)) ? languageIds.tw : languageIds.cn;
}
