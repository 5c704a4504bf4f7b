import { defaultLanguage, isLanguage, languageOfId, type Language } from '@meridian/i18n';
import { localStore } from '../storage/safe-storage';

const key = 'lang';

/** The language selected in this browser; undefined if none was selected. */
export function storedLanguage(): Language | undefined {
  const value = localStore.getItem(key);
  return isLanguage(value) ? value : undefined;
}

/** Stores the selection for the next visit, if the browser allows it. */
export function storeLanguage(language: Language): void {
  localStore.setItem(key, language);
}

/** Removes the selection at the start of a new session, so that a user does not get the language of an earlier user of the browser. */
export function forgetLanguage(): void {
  localStore.removeItem(key);
}

/** The language of a session: the one selected in this browser since the log-in, otherwise the user's stored one. */
export function languageToUse(stored: Language | undefined, userLanguageId: number): Language {
  return stored ?? languageOfId(userLanguageId) ?? defaultLanguage;
}
