export {
  defaultLanguage,
  isLanguage,
  languageIds,
  languageNames,
  languageOfId,
  languageTags,
  languages,
  type Language,
  type LanguageId,
} from './core/languages';
export { formatDay, formatDayRange, formatInstant, formatWallTime, type DayStyle } from './core/format-date';
export { formatList, type ListStyle } from './core/format-list';
export { formatNumber } from './core/format-number';
export { formatTimeZone, timeZoneOffset } from './core/format-time-zone';
export {
  applyLanguage,
  createI18n,
  currentLanguage,
  findText,
  type CreateI18nOptions,
} from './core/create-i18n';
export { defaultNamespace, namespaces, type Namespace, type Resources } from './core/resources';
export { I18nProvider, type I18nProviderProps } from './react/i18n-provider';
export { useLanguage, type LanguageState } from './react/use-language';
export { useTranslation } from 'react-i18next';
