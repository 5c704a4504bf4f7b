import type { Locale } from 'date-fns';
import type { Language } from './languages';

const loaders = {
  cn: () => import('date-fns/locale/zh-CN').then((module) => module.zhCN),
  en: () => import('date-fns/locale/en-US').then((module) => module.enUS),
  tw: () => import('date-fns/locale/zh-TW').then((module) => module.zhTW),
} as const satisfies Record<Language, () => Promise<Locale>>;

/**
 * The date-fns locale of a language, as its own chunk (month and weekday names of a calendar).
 * Errors: rejects when the chunk cannot be fetched.
 */
export function loadDateLocale(language: Language): Promise<Locale> {
  return loaders[language]();
}
