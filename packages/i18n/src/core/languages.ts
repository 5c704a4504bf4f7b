/** Languages of the interface: Simplified Chinese, English (default), Traditional Chinese as written in Taiwan. */
export const languages = ['cn', 'en', 'tw'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Ids under which a language is stored. */
export const languageIds = { cn: 1, en: 2, tw: 3 } as const satisfies Record<Language, number>;
export type LanguageId = (typeof languageIds)[Language];

/** Value of the `lang` attribute. */
export const htmlLang = { cn: 'zh-Hans', en: 'en', tw: 'zh-Hant' } as const satisfies Record<
  Language,
  string
>;

/** Each language by its own name. */
export const languageNames = { cn: '简体中文', en: 'English', tw: '繁體中文' } as const satisfies Record<
  Language,
  string
>;

/** True for one of the three codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language with this id, or undefined. */
export function languageOfId(id: number): Language | undefined {
  return languages.find((language) => languageIds[language] === id);
}
