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
