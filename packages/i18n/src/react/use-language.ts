import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { applyLanguage, currentLanguage } from '../core/create-i18n';
import type { Language } from '../core/languages';

export interface LanguageState {
  language: Language;
  /** Rejects, and keeps the old language, if the texts cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
}

/** The language of the nearest `I18nProvider` and a function that changes it without a reload. */
export function useLanguage(): LanguageState {
  // no namespace: the language must not wait for texts
  const { i18n } = useTranslation([]);
  const setLanguage = useCallback((language: Language) => applyLanguage(i18n, language), [i18n]);
  return { language: currentLanguage(i18n), setLanguage };
}
