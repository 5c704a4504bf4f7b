import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWildcards } from '../../core/wildcards/wildcards';
import { insertKeywordWildcard, insertRegionWildcard } from './insert-wildcard';

/** A text with its selection in square brackets; a caret is `|`. */
function read(marked: string) {
  const start = marked.search(/[[|]/);
  const end = marked.includes('|') ? start : marked.indexOf(']') - 1;
  return { text: marked.replaceAll(/[[\]|]/g, ''), selection: { start, end } };
}
function print({ text, selection: { start, end } }: ReturnType<typeof read>) {
  const inner = start === end ? '|' : `[${text.slice(start, end)}]`;
  return text.slice(0, start) + inner + text.slice(end);
}

it.each([
  ['|', '{[word]}'],
  ['buy | now', 'buy {[word]} now'],
  ['buy [shoes] now', 'buy {shoes}| now'],
  ['buy [shoes ]now', 'buy {shoes}| now'],
  ['buy[ ]now', 'buy{[word]}now'],
  ['{地域}|出发', '{地域}{[word]}出发'],
  ['{地|域}出发', '{地域}{[word]}出发'],
  ['[{地域}出发]', '{地域}{出发}|'],
  ['{sho|es}', '{[shoes]}'],
  ['[{shoes}]', '{[shoes]}'],
  ['red {sh[oes} now]', 'red {shoes now}|'],
  ['[{red} {shoes}]', '{red shoes}|'],
  ['{shoes}|', '{shoes}{[word]}'],
])('inserts a keyword wildcard: %s gives %s', (marked, expected) => {
  const { text, selection } = read(marked);
  expect(print(insertKeywordWildcard(text, selection, 'word'))).toBe(expected);
});

it('inserts the region wildcard at the start', () => {
  expect(print(insertRegionWildcard('出发'))).toBe('{地域}|出发');
});

it('adds no error to the braces of a text', () => {
  const anyText = fc
    .array(fc.constantFrom('{地域}', '{滑雪}', '雪', 'a', ' '), { maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, fc.nat(20), fc.nat(20), (text, one, other) => {
      const start = Math.min(one, other, text.length);
      const end = Math.min(Math.max(one, other), text.length);
      const inserted = insertKeywordWildcard(text, { start, end }, 'word');
      expect(parseWildcards(inserted.text).errors).toEqual([]);
    }),
  );
});
