import { defaultLanguage, isLanguage, languageOfId, type Language } from '@meridian/i18n';
import { localStore } from '../storage/safe-storage';

const key = 'lang';

/** The language selected in this browser, or undefined when none was selected here. */
export function storedLanguage(): Language | undefined {
  const value = localStore.getItem(key);
  return isLanguage(value) ? value : undefined;
}

/** Stores the choice for the next visit, where the browser allows it. */
export function storeLanguage(language: Language): void {
  localStore.setItem(key, language);
}

/** Removes the choice: with a new session, so that nobody gets the language of an earlier user of the browser. */
export function forgetLanguage(): void {
  localStore.removeItem(key);
}

/** The language of a session: the one selected in this browser since the sign-in, else the one that the user has stored. */
export function languageToUse(stored: Language | undefined, userLanguageId: number): Language {
  return stored ?? languageOfId(userLanguageId) ?? defaultLanguage;
}
