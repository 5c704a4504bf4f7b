import { expect, it } from 'vitest';
import { findCodeWord, translate } from './translate';

it.each([
  ['cn', '验证码错误'],
  ['en', 'The verification code is wrong.'],
  ['tw', '驗證碼錯誤'],
] as const)('has a text for an error code in %s', (language, text) => {
  expect(translate(language, 'errors', '910006')).toBe(text);
});

it('inserts values at their placeholders', () => {
  expect(translate('en', 'routes', 'reportTag_search_daily', { section: 'Keyword' })).toBe('Keyword · Daily');
});

it('inserts a value literally, whatever it contains', () => {
  expect(translate('en', 'routes', 'reportTitle', { section: '$& {{section}}' })).toBe(
    '$& {{section}} report',
  );
});

it('leaves a placeholder without a value, so that the gap is visible', () => {
  expect(translate('en', 'routes', 'reportTitle')).toBe('{{section}} report');
});

it.each([
  ['cn', '短语匹配'],
  ['en', 'Phrase'],
  ['tw', '詞組比對'],
] as const)('has a word for a code of a cell in %s', (language, word) => {
  expect(findCodeWord(language, 'matchType', 'phrase')).toBe(word);
});

it('has no word for an unknown code, not even an inherited property', () => {
  expect(findCodeWord('en', 'matchType', 'constructor')).toBeUndefined();
});

it('writes numbers with separators', () => {
  expect(translate('en', 'exportFile', 'incomplete', { count: 1_351 })).toBe('Incomplete days: 1,351');
});
