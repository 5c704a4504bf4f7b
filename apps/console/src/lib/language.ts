import { defaultLanguage, isLanguage, languageOfId, type Language } from '@meridian/i18n';
import { readStored, writeStored } from './storage';

const key = 'lang';

/** The language chosen in this browser, or undefined when nobody has chosen one here. */
export function storedLanguage(): Language | undefined {
  const value = readStored(key);
  return isLanguage(value) ? value : undefined;
}

/** Keeps the choice for the next visit, where the browser lets us. */
export function storeLanguage(language: Language): void {
  writeStored(key, language);
}

/** The language to sign in with: the one chosen in this browser, else the one that the user has stored. */
export function languageToUse(stored: Language | undefined, userLanguageId: number): Language {
  return stored ?? languageOfId(userLanguageId) ?? defaultLanguage;
}
