import { languageTags, type Language } from './languages';

/** British English has no comma before the last "and", as in all texts. */
const tags = { ...languageTags, en: 'en-GB' } satisfies Record<Language, string>;

const formats = new Map<Language, Intl.ListFormat>();

/** Names as a list of a sentence: `Cost, CTR and CPC`, `消费、点击率和平均点击价格`. */
export function formatList(items: readonly string[], language: Language): string {
  const format = formats.get(language) ?? new Intl.ListFormat(tags[language]);
  formats.set(language, format);
  return format.format(items);
}
