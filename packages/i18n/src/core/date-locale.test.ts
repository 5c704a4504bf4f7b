import { expect, it } from 'vitest';
import { loadDateLocale } from './date-locale';

it.each([
  ['cn', 'zh-CN'],
  ['en', 'en-US'],
  ['tw', 'zh-TW'],
] as const)('loads the calendar words of %s', async (language, code) => {
  expect((await loadDateLocale(language)).code).toBe(code);
});
