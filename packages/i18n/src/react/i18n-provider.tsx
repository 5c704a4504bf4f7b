import type { i18n as I18n } from 'i18next';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { languageTags } from '../core/languages';
import { useLanguage } from './use-language';

export interface I18nProviderProps {
  /** From `createI18n`. */
  i18n: I18n;
  children: ReactNode;
}

/** Provides the texts to its descendants and keeps `<html lang>` on the current language. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <HtmlLang />
      {children}
    </I18nextProvider>
  );
}

function HtmlLang() {
  const { language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = languageTags[language];
  }, [language]);
  return null;
}
