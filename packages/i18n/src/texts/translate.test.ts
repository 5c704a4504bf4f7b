import { expect, it } from 'vitest';
import { findCodeWord, translate } from './translate';

it.each([
  ['cn', '验证码错误'],
  ['en', 'The verification code is wrong.'],
  ['tw', '驗證碼錯誤'],
] as const)('words an error code in %s', (language, text) => {
  expect(translate(language, 'errors', '910006')).toBe(text);
});

it('puts values in their places', () => {
  expect(translate('en', 'routes', 'reportTag_search_daily', { section: 'Keyword' })).toBe('Keyword · Daily');
});

it('takes a value literally, whatever it contains', () => {
  expect(translate('en', 'routes', 'reportTitle', { section: '$& {{section}}' })).toBe(
    '$& {{section}} report',
  );
});

it('leaves a place without a value, so that the gap is seen', () => {
  expect(translate('en', 'routes', 'reportTitle')).toBe('{{section}} report');
});

it.each([
  ['cn', '短语匹配'],
  ['en', 'Phrase'],
  ['tw', '詞組比對'],
] as const)('words a code of a cell in %s', (language, word) => {
  expect(findCodeWord(language, 'matchType', 'phrase')).toBe(word);
});

it('has no word for an unknown code, whatever objects inherit', () => {
  expect(findCodeWord('en', 'matchType', 'constructor')).toBeUndefined();
});
