export {
  defaultLanguage,
  htmlLang,
  isLanguage,
  languageIds,
  languageNames,
  languageOfId,
  languages,
  type Language,
  type LanguageId,
} from './languages';
export { formatDay, formatDayRange, formatInstant, formatWallTime, type DayStyle } from './format-date';
export { loadDateLocale } from './date-locale';
