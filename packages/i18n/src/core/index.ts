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
} from './languages';
export { formatDay, formatDayRange, formatInstant, formatWallTime, type DayStyle } from './format-date';
export { formatList, type ListStyle } from './format-list';
export { formatNumber } from './format-number';
export { formatTimeZone, timeZoneOffset } from './format-time-zone';
