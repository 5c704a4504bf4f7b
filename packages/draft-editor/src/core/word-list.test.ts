import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWords } from './word-list';

it.each([
  ['', []],
  ['\n \n', []],
  ['免费\n招聘', ['免费', '招聘']],
  [' jr pass \r\n\r\nJR  Pass\r免费\n', ['jr pass', '免费']],
])('%j is %j', (text, words) => {
  expect(parseWords(text)).toEqual(words);
});

it('reads its own words again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = parseWords(text);
      expect(parseWords(words.join('\n'))).toEqual(words);
    }),
  );
});
