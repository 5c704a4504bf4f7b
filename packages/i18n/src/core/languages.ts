/** Languages of the interface: Simplified Chinese, English (default), Traditional Chinese as written in Taiwan. */
export const languages = ['cn', 'en', 'tw'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Ids under which a language is stored. */
export const languageIds = { cn: 1, en: 2, tw: 3 } as const satisfies Record<Language, number>;
export type LanguageId = (typeof languageIds)[Language];

/**
 * The BCP 47 tag of each language: for i18next, `Intl` and the `lang` attribute. The ids `cn` and `tw` are used on the wire and in
 * storage; they are not language tags (`tw` would be Twi).
 */
export const languageTags = { cn: 'zh-Hans', en: 'en', tw: 'zh-Hant' } as const satisfies Record<
  Language,
  string
>;

/** The language with this tag, or undefined. */
export function languageOfTag(tag: string): Language | undefined {
  return languages.find((language) => languageTags[language] === tag);
}

/** Each language by its own name. */
export const languageNames = { cn: '简体中文', en: 'English', tw: '繁體中文' } as const satisfies Record<
  Language,
  string
>;

/** Whether a value is the id of a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language with this id, or undefined. */
export function languageOfId(id: number): Language | undefined {
  return languages.find((language) => languageIds[language] === id);
}
