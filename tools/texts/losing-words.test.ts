import { expect, it } from 'vitest';
import { losingWord } from './losing-words';

it.each([
  ['en', 'Sign in again', 'Sign in'],
  ['en', 'The report could not be loaded', 'could not be'],
  ['en', "You can't see it", "t't"],
  ['cn', '选择渠道', '渠道'],
  ['tw', '投放與放送', '放送'],
] as const)('finds words in %s that the glossary replaces: %s', (language, text, word) => {
  expect(losingWord(text, language)?.toLowerCase()).toContain(word === "t't" ? "'t" : word.toLowerCase());
});

it.each([
  ['en', 'Log in again'],
  ['en', 'New password does not match'],
  ['cn', '选择推广类型'],
] as const)('passes in %s: %s', (language, text) => {
  expect(losingWord(text, language)).toBeUndefined();
});
