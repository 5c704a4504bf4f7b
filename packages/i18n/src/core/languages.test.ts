import { expect, it } from 'vitest';
import { isLanguage, languageIds, languageOfId, languageOfTag, languages, languageTags } from './languages';

it('stores Simplified Chinese as 1, English as 2 and Traditional Chinese as 3', () => {
  expect(languageIds).toEqual({ cn: 1, en: 2, tw: 3 });
});

it.each(languages)('finds %s again by its id', (language) => {
  expect(languageOfId(languageIds[language])).toBe(language);
});

it.each([0, 4, 1.5, NaN])('has no language with the id %s', (id) => {
  expect(languageOfId(id)).toBeUndefined();
});

it.each(languages)('finds %s again by its tag', (language) => {
  expect(languageOfTag(languageTags[language])).toBe(language);
  expect(languageOfTag(language === 'en' ? 'EN' : language)).toBeUndefined();
});

it('recognizes codes of languages only', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(['zh', 'EN', '', null, undefined, 2].some(isLanguage)).toBe(false);
});

it('gives each language a value of `lang` that browsers understand', () => {
  for (const language of languages) {
    expect(Intl.getCanonicalLocales(languageTags[language])).toEqual([languageTags[language]]);
  }
});
