import { languageIds, type Language } from '@meridian/i18n/core';
import { expect, it } from 'vitest';
import { claimedLanguage } from './claimed-language';

it.each<[string, object, string | undefined, Language]>([
  ['a locale', { locale: 'zh-TW' }, 'en', 'tw'],
  ['a locale with an underscore', { locale: 'zh_CN' }, 'en', 'cn'],
  ['a script rather than a region', { locale: 'zh-Hans-HK' }, undefined, 'cn'],
  ['Chinese of Hong Kong', { locale: 'zh-HK' }, undefined, 'tw'],
  ['Chinese without more', { locale: 'ZH' }, undefined, 'cn'],
  ['the first known of several locales', { ui_locales: 'fr-CA zh-Hant en' }, 'zh-CN', 'tw'],
  ['locales as a list', { ui_locales: ['ja', 'en-GB'] }, 'zh-CN', 'en'],
  ['the browser when the locale is unknown', { locale: 'de-DE' }, 'de, zh-TW;q=0.8', 'tw'],
  ['the browser without a claim, the most wanted first', {}, 'en;q=0.4, zh-CN;q=0.9, *;q=0.1', 'cn'],
  ['no language that the browser rejects', {}, 'zh-TW;q=0, zh-CN;q=x', 'en'],
  ['English without any', { locale: 7 }, undefined, 'en'],
])('uses %s', (_, claims, acceptLanguage, language) => {
  expect(claimedLanguage({ ...claims }, acceptLanguage)).toBe(languageIds[language]);
});
