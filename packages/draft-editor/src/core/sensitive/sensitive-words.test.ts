import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOfText } from '../duplicates';
import { sensitiveCategories } from './categories';
import { findSensitiveWords, ownSensitiveWords, wordLists } from './own-words';
import { wordsOf } from './sensitive-words';

const textsIn = (text: string) => findSensitiveWords(text).map((word) => word.text);

describe.each(Object.entries(wordLists))('the list %s', (_, list) => {
  const words = wordsOf(list);

  it('has at least 400 words without repetitions, and some in every category', () => {
    expect(words.length).toBeGreaterThanOrEqual(400);
    const keys = words.map(({ text }) => keyOfText(text));
    expect(keys.filter((key, index) => key === '' || keys.indexOf(key) !== index)).toEqual([]);
    for (const category of sensitiveCategories)
      expect(words.filter((word) => word.category === category).length).toBeGreaterThanOrEqual(20);
  });

  it('is found, alone and in a text', () => {
    for (const { text } of words) {
      expect(keyOfText(ownSensitiveWords().match(text)?.text ?? ''), text).toBe(keyOfText(text));
      expect(textsIn(`北海道 ${text} 滑雪`).length, text).toBeGreaterThan(0);
    }
  });
});

it.each([
  ['北海道赌场滑雪', ['赌场']],
  ['北海道滑雪', []],
  ['ＣＡＳＩＮＯ night', ['casino']],
  ['casinos', []],
  ['online  Casino', ['online casino']],
  ['occasino', []],
  ['赌场casino', ['赌场', 'casino']],
  ['class assessment', []],
  ['', []],
])('finds in %j %j', (text, expected) => {
  expect(textsIn(text)).toEqual(expected);
});

it('matches a whole text only', () => {
  expect(ownSensitiveWords().match(' 赌场 ')).toMatchObject({ text: '赌场', category: 'gambling' });
  expect(ownSensitiveWords().match('赌场滑雪')).toBeNull();
});

it('finds a word wherever it stands', () => {
  const words = wordsOf(wordLists.cn).map(({ text }) => text);
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(5), fc.nat(5), (word, before, after) => {
      expect(textsIn('雪'.repeat(before) + word + '雪'.repeat(after))).toContain(word);
    }),
  );
});
